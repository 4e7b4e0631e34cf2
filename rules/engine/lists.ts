import type { Addressed } from './game';
import type { Random } from './random';

export const toAll = <E>(event: E): Addressed<E> => ({ to: 'all', event });

export const replaceAt = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((item, index) => (index === at ? value : item));

export const withoutAt = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);

/** For a `resample`: shuffled so that nothing is left of the order in which the cards lay. */
export const shuffledAnew = <T extends string | number>(cards: readonly T[], random: Random): T[] =>
  random.shuffle([...cards].sort((one, other) => (one < other ? -1 : one > other ? 1 : 0)));

/** `list` without one copy for every item in `taken`. */
export function minus<T>(list: readonly T[], taken: readonly T[]): T[] {
  const left = [...list];
  for (const item of taken) {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
