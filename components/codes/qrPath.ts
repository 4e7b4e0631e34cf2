import QRCode from 'qrcode';

/** A code as one path of squares of 1 × 1, for paper. A camera wants four of them white around it. */
export function qrPath(link: string): { readonly path: string; readonly size: number } {
  const { data, size } = QRCode.create(link, { errorCorrectionLevel: 'M' }).modules;
  const squares = Array.from(data, (dark, at) =>
    dark === 1 ? `M${at % size} ${Math.floor(at / size)}h1v1h-1z` : '',
  );
  return { path: squares.join(''), size };
}
