import { same } from '@/rules/engine/same';

export type Plain = { readonly [key: string]: unknown };

export const isPlain = (value: unknown): value is Plain =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * Legal moves, and events of one move, are much alike: each travels as what is different from the one before. A plain
 * object stands for the one before with these parts changed; what stands in brackets is whole, and a part with nothing
 * in its brackets is gone.
 */
type Packed =
  string | number | boolean | null | readonly [unknown] | { readonly [key: string]: Packed | readonly [] };

/** Stands for `count` items of the packed list, which are written as those that begin `back` places before. */
type Row = readonly [back: number, count: number];
export type PackedItem = Packed | Row;

export const packed = (list: readonly unknown[]): readonly PackedItem[] =>
  withRows(list.map((item, at) => pack(list[at - 1], item)));

/** Throws when the list cannot have been packed. */
export function unpacked(list: readonly unknown[]): readonly unknown[] {
  let before: unknown;
  return withoutRows(list).map((item) => (before = unpack(before, item)));
}

const SHORTEST_ROW = 4;
const LONGEST_LIST = 10_000;

/** Each promise with every condition: the same row of differences comes again for each of them. */
function withRows(list: readonly Packed[]): readonly PackedItem[] {
  if (list.length < 2 * SHORTEST_ROW) return list;
  const texts = list.map((item) => JSON.stringify(item));
  const newest = new Map<string, number>();
  const rows: PackedItem[] = [];
  let at = 0;
  while (at < list.length) {
    const start = at;
    const from = newest.get(texts.slice(at, at + SHORTEST_ROW).join());
    if (from === undefined) at += 1;
    else while (at < list.length && texts[from + at - start] === texts[at]) at += 1;
    rows.push(from === undefined ? (list[start] as Packed) : [start - from, at - start]);
    for (let begun = start; begun < at && begun + SHORTEST_ROW <= list.length; begun += 1)
      newest.set(texts.slice(begun, begun + SHORTEST_ROW).join(), begun);
  }
  return rows;
}

function withoutRows(list: readonly unknown[]): readonly unknown[] {
  const items: unknown[] = [];
  for (const item of list) {
    if (!Array.isArray(item) || item.length !== 2) {
      items.push(item);
      continue;
    }
    const [back, count] = item as unknown[];
    if (!isCount(back) || !isCount(count) || back > items.length || items.length + count > LONGEST_LIST)
      throw new Error('a row of nothing');
    for (let nth = 0; nth < count; nth += 1) items.push(items[items.length - back]);
  }
  return items;
}

const isCount = (value: unknown): value is number => Number.isInteger(value) && (value as number) > 0;

/** Read own fields only, not what every object inherits. */
const partOf = (of: Plain, key: string): unknown => (Object.hasOwn(of, key) ? of[key] : undefined);

function pack(before: unknown, now: unknown): Packed {
  if (!isPlain(now)) return Array.isArray(now) ? [now] : (now as Packed);
  if (!isPlain(before)) return [now];
  const gone = Object.keys(before).filter((key) => partOf(now, key) === undefined);
  const kept = Object.keys(now).filter((key) => now[key] !== undefined);
  const changed = kept.filter((key) => !same(partOf(before, key), now[key]));
  if (gone.length > 0 && 2 * (gone.length + changed.length) > kept.length) return [now];
  return Object.fromEntries([
    ...changed.map((key) => [key, pack(partOf(before, key), now[key])] as const),
    ...gone.map((key) => [key, [] as const] as const),
  ]);
}

const isGone = (part: unknown): boolean => Array.isArray(part) && part.length === 0;

function unpack(before: unknown, item: unknown): unknown {
  if (Array.isArray(item)) return (item as unknown[])[0];
  if (!isPlain(item)) return item;
  if (!isPlain(before)) throw new Error('nothing came before');
  const left = Object.entries(before).filter(([key]) => !isGone(partOf(item, key)));
  const changed = Object.entries(item)
    .filter(([, part]) => !isGone(part))
    .map(([key, part]) => [key, unpack(partOf(before, key), part)] as const);
  return Object.fromEntries([...left, ...changed]);
}
