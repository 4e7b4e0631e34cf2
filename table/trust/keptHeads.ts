import * as z from 'zod/mini';

import type { KeyValueStore } from '@/table/storage/storage';
import { keyFor, readKey } from '@/table/storage/storedKeys';
import { type Codec, json, readValue, writeValue } from '@/table/storage/storedValues';
import type { Hash } from './hash';

/** By place, the beginning of each head. */
export type KnownHeads = ReadonlyMap<number, string>;

/** 128 bits of a head: nobody finds two records with the same in an evening, and a long game stays small. */
const HEAD_CHARS = 32;
const PLACES_A_PAGE = 32;

type Page = readonly (readonly [at: number, head: string])[];

export const headsCodec: Codec<Page> = json(z.array(z.tuple([z.int(), z.string()])));

/** Every head of the match that this phone was told, for the audit at its end. */
export function createKeptHeads({ values, table }: { values: KeyValueStore; table: string }) {
  const heads = new Map<number, string>();
  const pageOf = (at: number) => Math.floor(at / PLACES_A_PAGE);

  for (const key of values.keys()) {
    const of = readKey(key);
    if (of?.kind !== 'heads' || of.table !== table || of.isNewer || of.isBroken) continue;
    for (const [at, head] of readValue(values, key, headsCodec) ?? []) heads.set(at, head);
  }

  function write(page: number): void {
    const key = keyFor.heads(table, page);
    const list = [...heads].filter(([at]) => pageOf(at) === page);
    try {
      if (list.length === 0) values.remove(key);
      else writeValue(values, key, headsCodec, list);
    } catch {
      // On a full phone the game goes on; the audit can then compare less.
    }
  }

  function change(places: readonly number[], each: (at: number) => void): void {
    places.forEach(each);
    new Set(places.map(pageOf)).forEach(write);
  }

  const remove = (isGone: (at: number) => boolean) =>
    change([...heads.keys()].filter(isGone), (at) => heads.delete(at));

  return {
    all: (): KnownHeads => heads,
    /** The heads of the places from `from` on. */
    keep: (from: number, told: readonly Hash[]): void =>
      change(
        told.map((_, n) => from + n).filter((at) => !heads.has(at)),
        (at) => heads.set(at, (told[at - from] ?? '').slice(0, HEAD_CHARS)),
      ),
    /** Another host goes on from before: what only this phone had seen since is lost. */
    dropFrom: (place: number): void => remove((at) => at >= place),
    /** Earlier games are put away. */
    dropBefore: (place: number): void => remove((at) => at < place),
  };
}
