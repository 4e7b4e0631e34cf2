/** Around a die of 100 × 100 in the middle of a 180 × 180 grid: cut rays, long and short by turns. */
const RAYS = 16;

function ray(index: number): string {
  const angle = ((index + 0.5) / RAYS) * 2 * Math.PI;
  const [near, far, half] = index % 2 === 0 ? [56, 88, 0.085] : [56, 78, 0.06];
  const point = (distance: number, turned: number) =>
    `${(90 + distance * Math.cos(turned)).toFixed(1)} ${(90 + distance * Math.sin(turned)).toFixed(1)}`;
  return `M${point(near, angle - half * 1.7)}L${point(far, angle - half * 0.35)}L${point(far - 1.5, angle + half * 0.5)}L${point(near, angle + half * 1.7)}z`;
}

export const RAYS_PATH = Array.from({ length: RAYS }, (_, index) => ray(index)).join('');

/**
 * On the 100 × 100 grid of a side: split from edge to edge, with splinters. Beside the middle, so that the one pip
 * that usually means a failure can still be counted.
 */
export const CRACK_PATH =
  'M68 -4 L82 -4 L76 15 L86 29 L73 44 L84 57 L70 71 L77 85 L68 104 L57 104 L66 86 L58 71 L71 56 L60 44 L72 29 L63 15 Z' +
  'M84 57 L92 60 L104 54 L94 66 L78 65 Z' +
  'M58 71 L46 75 L36 71 L45 80 L62 79 Z';
