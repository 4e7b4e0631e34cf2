/** Straight cuts only: where the knife goes in, where it turns, and back to the start. */
const CUT = /^(M-?\d+(\.\d)?( -?\d+(\.\d)?){5,}Z)+$/;

export const isCut = (d: string): boolean => CUT.test(d) && loopsOf(d).every((loop) => loop.length >= 3);

export const loopsOf = (d: string): (readonly [number, number])[][] =>
  d
    .split('Z')
    .filter(Boolean)
    .map((loop) => {
      const numbers = loop.slice(1).split(' ').map(Number);
      return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? Number.NaN] as const] : []));
    });

export const pointsOf = (parts: readonly string[]) => parts.flatMap((d) => loopsOf(d).flat());

export const isInside = (parts: readonly string[], [width, height]: readonly [number, number]): boolean =>
  pointsOf(parts).every(([x, y]) => x >= 0 && x <= width && y >= 0 && y <= height);
