import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

import { canonical } from '@/table/log/digest';
import { type Hash, hashOf } from './hash';

/**
 * What one record adds. A move is hidden by its id, 12 random bytes that only its player and the host know; numbers and
 * seeds hide themselves. Whatever else is in a record must be public, or a player could try values until the leaf fits.
 */
export const leafOf = (at: number, record: object): Hash => hashOf('palaver leaf 1', at, canonical(record));

export const firstHead = (table: string): Hash => hashOf('palaver chain 1', canonical(table));

export const nextHead = (head: Hash, leaf: Hash): Hash =>
  bytesToHex(sha256(concatBytes(hexToBytes(head), hexToBytes(leaf))));

/** The heads a phone has, in order; the first is of place `from`. Whole hashes: a shortened one can be forged in minutes. */
export type Chain = { readonly from: number; readonly heads: readonly [Hash, ...Hash[]] };

export const newChain = (table: string): Chain => ({ from: 0, heads: [firstHead(table)] });

/** How far the chain reaches: the place of its newest record. */
export const reachOf = ({ from, heads }: Chain): number => from + heads.length - 1;

/** `null`: beyond what the phone has, or so long ago that it was dropped. */
export const headAt = ({ from, heads }: Chain, at: number): Hash | null => heads[at - from] ?? null;

/** The leaves of the records from place `from` on. */
export type Leaves = { readonly from: number; readonly list: readonly Hash[] };

/** `gap`: leaves before these are missing, so ask again. `changed`: the host tells another past than before. */
export type LeafProblem = 'gap' | 'changed';

export function extend(
  chain: Chain,
  { from, list }: Leaves,
): { readonly chain: Chain } | { readonly problem: LeafProblem } {
  const reach = reachOf(chain);
  if (from > reach + 1) return { problem: 'gap' };
  let head = headAt(chain, from - 1);
  // Told again from before the first head that is kept: nothing is known that it could be held against.
  if (head === null) return from + list.length - 1 <= reach ? { chain } : { problem: 'gap' };
  const added: Hash[] = [];
  for (const [n, leaf] of list.entries()) {
    head = nextHead(head, leaf);
    const known = headAt(chain, from + n);
    if (known !== null && known !== head) return { problem: 'changed' };
    if (known === null) added.push(head);
  }
  return { chain: { ...chain, heads: [...chain.heads, ...added] } };
}

/** Lets go of old heads. Vouches for places before are no longer compared. */
export function trim({ from, heads }: Chain, keep: number): Chain {
  const kept = heads.slice(-Math.max(1, keep)) as [Hash, ...Hash[]];
  return { from: from + heads.length - kept.length, heads: kept };
}

/** Whether the host has put the move at that place that this phone made, and no other. */
export const isOwnMove = (
  { from, list }: Leaves,
  mine: { readonly at: number; readonly record: object },
): boolean => list[mine.at - from] === leafOf(mine.at, mine.record);
