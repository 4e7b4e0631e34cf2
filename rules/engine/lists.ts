import type { Addressed } from './game';

export const toAll = <E>(event: E): Addressed<E> => ({ to: 'all', event });

export const replaceAt = <T>(list: readonly T[], at: number, value: T): T[] =>
  list.map((item, index) => (index === at ? value : item));

export const withoutAt = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);

/** `list` without one copy for every item in `taken`. */
export function minus<T>(list: readonly T[], taken: readonly T[]): T[] {
  const left = [...list];
  for (const item of taken) {
    const at = left.indexOf(item);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}
