import { same } from '@/rules/engine/same';

export type Plain = { readonly [key: string]: unknown };

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Legal moves, and events of one move, are much alike: each travels as what is different from the one before. A plain
 * object stands for the one before with these parts changed; what stands in brackets is whole.
 */
export type Packed =
  string | number | boolean | null | readonly [unknown] | { readonly [key: string]: Packed };

export const packed = (list: readonly unknown[]): readonly Packed[] =>
  list.map((item, at) => pack(list[at - 1], item));

/** Throws when the list cannot have been packed. */
export function unpacked(list: readonly unknown[]): readonly unknown[] {
  let before: unknown;
  return list.map((item) => (before = unpack(before, item)));
}

/** Read own fields only, not what every object inherits. */
const partOf = (of: Plain, key: string): unknown => (Object.hasOwn(of, key) ? of[key] : undefined);

function pack(before: unknown, now: unknown): Packed {
  if (!isPlain(now)) return Array.isArray(now) ? [now] : (now as Packed);
  if (!isPlain(before) || Object.keys(before).some((key) => partOf(now, key) === undefined)) return [now];
  const changed = Object.keys(now).filter((key) => !same(partOf(before, key), now[key]));
  return Object.fromEntries(changed.map((key) => [key, pack(partOf(before, key), now[key])]));
}

function unpack(before: unknown, item: unknown): unknown {
  if (Array.isArray(item)) return (item as unknown[])[0];
  if (!isPlain(item)) return item;
  if (!isPlain(before)) throw new Error('nothing came before');
  const changed = Object.entries(item).map(
    ([key, part]) => [key, unpack(partOf(before, key), part)] as const,
  );
  return Object.fromEntries([...Object.entries(before), ...changed]);
}
