import type { Shape } from '@/rules/invest/types';

/** Across the edge of two cards, as wide as 40 of a card's 100. */
const REACH = 20;

/** Where the middle of each side is, on a 100 × 100 card: top, right, bottom, left. */
const MIDDLES = [
  { x: 50, y: 0 },
  { x: 100, y: 50 },
  { x: 50, y: 100 },
  { x: 0, y: 50 },
] as const;

const path = (points: readonly (readonly [number, number])[]) =>
  `M${points.map(([x, y]) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`;

function star(x: number, y: number): string {
  const points = Array.from({ length: 10 }, (_, at) => {
    const reach = at % 2 === 0 ? REACH * 1.2 : REACH * 0.52;
    const angle = (at * Math.PI) / 5 - Math.PI / 2;
    return [x + reach * Math.cos(angle), y + reach * Math.sin(angle)] as const;
  });
  return path(points);
}

function circle(x: number, y: number): string {
  const r = REACH * 0.95;
  return `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
}

const DRAW: { readonly [S in Shape]: (x: number, y: number) => string } = {
  circle,
  square: (x, y) => {
    const r = REACH * 0.82;
    return path([
      [x - r, y - r],
      [x + r, y - r],
      [x + r, y + r],
      [x - r, y + r],
    ]);
  },
  diamond: (x, y) => {
    const r = REACH * 1.15;
    return path([
      [x, y - r],
      [x + r, y],
      [x, y + r],
      [x - r, y],
    ]);
  },
  star,
};

/** A whole shape on the middle of a side. The card's edge cuts it in half; the neighbour has the other half. */
export function sidePath(shape: Shape, side: number): string {
  const { x, y } = MIDDLES[side] ?? MIDDLES[0];
  return DRAW[shape](x, y);
}
