/** Both on the 100 × 100 grid of a coin, cut out rather than drawn. */
const RAYS = 12;

function ray(index: number): string {
  const angle = (index / RAYS) * 2 * Math.PI;
  const point = (distance: number, turned: number) =>
    `${(50 + distance * Math.cos(turned)).toFixed(1)} ${(50 + distance * Math.sin(turned)).toFixed(1)}`;
  const far = index % 2 === 0 ? 33 : 28.5;
  return `M${point(19, angle - 0.17)}L${point(far, angle)}L${point(19, angle + 0.17)}z`;
}

/** A round face with two eyes and a mouth cut out of it, and rays around it. */
export const SUN =
  'M50 34a16 16 0 1 1-.1 0zM44.500 44a2.200 2.800 0 1 0 .1 0zM55.500 44a2.200 2.800 0 1 0 .1 0zM42 54c4 7 12 7 16 0-4 3-12 3-16 0z' +
  Array.from({ length: RAYS }, (_, index) => ray(index)).join('');

/** A crescent and three stars. */
const star = (x: number, y: number, r: number) =>
  `M${x} ${y - r}l${r * 0.3} ${r * 0.7} ${r * 0.7} ${r * 0.3}-${r * 0.7} ${r * 0.3}-${r * 0.3} ${r * 0.7}-${r * 0.3}-${r * 0.7}-${r * 0.7}-${r * 0.3} ${r * 0.7}-${r * 0.3}z`;

export const MOON =
  'M57 20a30 30 0 1 0 18 44A26 26 0 0 1 57 20z' + star(66, 34, 7) + star(74, 49, 5) + star(62, 50, 4);
