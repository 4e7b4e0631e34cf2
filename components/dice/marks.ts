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
  'M55 -1 L66 -1 L57 17 L66 30 L52 45 L63 56 L47 72 L53 84 L42 101 L34 101 L44 85 L37 71 L52 56 L42 44 L56 30 L47 18 Z' +
  'M63 56 L78 60 L90 55 L79 64 L58 61 Z' +
  'M42 44 L28 40 L19 44 L28 36 L46 40 Z' +
  'M101 22 L90 27 L94 34 L101 36 Z';
