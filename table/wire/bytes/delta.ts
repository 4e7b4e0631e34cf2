import { same } from '@/rules/engine/same';

import { isPlain, type PackedItem, packed, unpacked } from './packed';

/**
 * What changed between two pieces of plain data. A guest gets this instead of the whole view, because a weak
 * hotspot carries every byte five times.
 */
export type Delta =
  | readonly ['=', unknown]
  | readonly ['{', { readonly [key: string]: Delta }, readonly string[]]
  | readonly ['[', { readonly [at: string]: Delta }]
  | readonly ['~', number, number, readonly PackedItem[]];

/** `null` when nothing changed. */
export function diff(from: unknown, to: unknown): Delta | null {
  if (from === to) return null;
  if (Array.isArray(from) && Array.isArray(to)) return diffLists(from, to);
  if (!isPlain(from) || !isPlain(to)) return ['=', to];
  const changed = Object.create(null) as { [key: string]: Delta };
  for (const key of Object.keys(to)) {
    const delta = Object.hasOwn(from, key) ? diff(from[key], to[key]) : (['=', to[key]] as const);
    if (delta !== null) changed[key] = delta;
  }
  const gone = Object.keys(from).filter((key) => !Object.hasOwn(to, key));
  return isEmpty(changed) && gone.length === 0 ? null : ['{', changed, gone];
}

const isEmpty = (changed: object): boolean => {
  for (const _ in changed) return false;
  return true;
};

function diffLists(from: readonly unknown[], to: readonly unknown[]): Delta | null {
  if (from.length === to.length) {
    const changed: { [at: string]: Delta } = {};
    for (let at = 0; at < to.length; at += 1) {
      const delta = diff(from[at], to[at]);
      if (delta !== null) changed[at] = delta;
    }
    return isEmpty(changed) ? null : ['[', changed];
  }
  const shorter = Math.min(from.length, to.length);
  let head = 0;
  while (head < shorter && same(from[head], to[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && same(from.at(-1 - tail), to.at(-1 - tail))) tail += 1;
  return ['~', head, from.length - head - tail, packed(to.slice(head, to.length - tail))];
}

/** `null` when the delta does not fit; the guest then asks for everything anew. */
export function patched<T>(from: T | null, delta: Delta | null): T | null {
  if (delta === null) return from;
  try {
    return patch(from, delta) as T;
  } catch {
    return null;
  }
}

/** Throws on a delta that does not fit. */
function patch(from: unknown, delta: Delta): unknown {
  switch (delta[0]) {
    case '=':
      return delta[1];
    case '{': {
      if (!isPlain(from)) break;
      const left = Object.entries(from).filter(([key]) => !delta[2].includes(key));
      const changed = Object.entries(delta[1]).map(
        ([key, change]) => [key, patch(from[key], change)] as const,
      );
      return Object.fromEntries([...left, ...changed]);
    }
    case '[': {
      if (!Array.isArray(from)) break;
      const to: unknown[] = [...(from as unknown[])];
      for (const [at, change] of Object.entries(delta[1])) to[Number(at)] = patch(to[Number(at)], change);
      return to;
    }
    case '~': {
      if (!Array.isArray(from)) break;
      const to: unknown[] = [...(from as unknown[])];
      to.splice(delta[1], delta[2], ...unpacked(delta[3]));
      return to;
    }
  }
  throw new Error('a delta that does not fit');
}
