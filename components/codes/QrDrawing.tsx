import QRCode from 'react-native-qrcode-svg';

type QrDrawingProps = { readonly value: string; readonly size: number; readonly ecl: 'L' | 'M' };

export default function QrDrawing({ value, size, ecl }: QrDrawingProps) {
  return <QRCode value={value} size={size} ecl={ecl} color="#000000" backgroundColor="#ffffff" />;
}
