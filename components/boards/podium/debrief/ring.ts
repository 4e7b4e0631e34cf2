import { SDGS } from '@/rules/podium/text/numbers';

const FULL = 2 * Math.PI;
const round = (value: number) => Math.round(value * 10) / 10;

/** SDG 1 begins at the top, and they go round with the clock. */
const angleOf = (at: number) => (FULL * at) / SDGS.length - FULL / 4;

export const pointAt = (at: number, radius: number, middle: number) => ({
  x: round(middle + radius * Math.cos(angleOf(at))),
  y: round(middle + radius * Math.sin(angleOf(at))),
});

export type Ring = { readonly middle: number; readonly inner: number; readonly outer: number };

/** One of the seventeen cells of a ring, with a thin gap to the next. */
export function cellPath(index: number, { middle, inner, outer }: Ring): string {
  const gap = 0.05;
  const [from, to] = [index + gap, index + 1 - gap];
  const [a, b] = [pointAt(from, outer, middle), pointAt(to, outer, middle)];
  const [c, d] = [pointAt(to, inner, middle), pointAt(from, inner, middle)];
  return `M${a.x} ${a.y}A${outer} ${outer} 0 0 1 ${b.x} ${b.y}L${c.x} ${c.y}A${inner} ${inner} 0 0 0 ${d.x} ${d.y}Z`;
}
