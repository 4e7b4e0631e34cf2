import { loopsOf } from '../art/paths';

/** Lines across each pixel, and each of them measured in as many steps. */
const STEPS = 8;

/**
 * How much of each pixel a filled path covers, from 0 to 1, row by row. Even-odd, as SVG fills it: a point is ink when a
 * line from it to the edge crosses the outline an odd number of times.
 */
export function coverage(d: string, grid: number, pixels: number): readonly number[] {
  const fine = pixels * STEPS;
  const loops = loopsOf(d).map((loop) =>
    loop.map(([x, y]) => [(x / grid) * fine, (y / grid) * fine] as const),
  );
  const cover = new Array<number>(pixels * pixels).fill(0);
  for (let line = 0; line < fine; line += 1) {
    const y = line + 0.5;
    const crossings = loops
      .flatMap((loop) =>
        loop.flatMap(([x1, y1], at) => {
          const [x2, y2] = loop[(at + 1) % loop.length] ?? [x1, y1];
          return y1 <= y === y2 <= y ? [] : [x1 + ((y - y1) / (y2 - y1)) * (x2 - x1)];
        }),
      )
      .sort((a, b) => a - b);
    for (let at = 0; at + 1 < crossings.length; at += 2)
      for (
        let step = Math.ceil((crossings[at] ?? 0) - 0.5);
        step + 0.5 < (crossings[at + 1] ?? 0);
        step += 1
      ) {
        const pixel = Math.floor(line / STEPS) * pixels + Math.floor(step / STEPS);
        cover[pixel] = (cover[pixel] ?? 0) + 1 / (STEPS * STEPS);
      }
  }
  return cover;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** The part of the grid that is inked. */
export const inkOf = (cover: readonly number[]): number => sum(cover) / cover.length;

/** What two drawings share, as a part of all that either inks: 1 when they are equal, 0 when they never meet. */
export const overlap = (one: readonly number[], other: readonly number[]): number =>
  sum(one.map((ink, at) => Math.min(ink, other[at] ?? 0))) /
  sum(one.map((ink, at) => Math.max(ink, other[at] ?? 0)));
