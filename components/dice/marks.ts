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

/** On the 100 × 100 grid of a side: split from edge to edge, with a splinter to the side and a chip gone. */
export const CRACK_PATH =
  'M54 -4 L70 -4 L61 18 L71 31 L56 47 L67 59 L50 75 L56 86 L45 104 L33 104 L45 86 L37 72 L53 57 L41 45 L56 30 L47 17 Z' +
  'M67 59 L80 63 L93 57 L81 68 L58 66 Z' +
  'M41 45 L28 41 L17 46 L27 36 L46 39 Z';
