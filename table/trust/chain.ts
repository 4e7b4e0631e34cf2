import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';

import type { BallotView } from '@/rules/engine';

import { canonical } from '@/table/log/digest';
import { type Hash, hashOf } from './hash';

/**
 * A record as the chain knows it. A move is hidden by its id, 12 random bytes that only its player and the host know;
 * numbers and seeds hide themselves. Whatever else is in a record must be public, or a player could try values until it fits.
 */
export const recordHash = (record: object): Hash => hashOf('palaver record 1', canonical(record));

/** What everybody may see of the vote after a record, and every phone is shown alike. */
export type PublicBallot = Pick<BallotView, 'id' | 'key' | 'parts' | 'voters' | 'locks' | 'struck' | 'peeks'>;

/** Only these fields: a view holds more, and not the same for everyone. */
export const ballotHash = ({ id, key, parts, voters, locks, struck, peeks }: PublicBallot): Hash => {
  const asked = peeks.map(({ from, to, part }) => ({ from, to, part }));
  return hashOf('palaver ballot 1', canonical({ id, key, parts, voters, locks, struck, peeks: asked }));
};

/**
 * What one record adds to the chain. The vote as it stands after it is in it: phones do not play the rules, so a host could
 * otherwise show one phone locks that no record made, with every head in order.
 */
export type Leaf = { readonly record: Hash; readonly ballot: Hash | null };

export const leafHash = (at: number, { record, ballot }: Leaf): Hash =>
  hashOf('palaver leaf 1', at, record, ballot ?? '-');

export const firstHead = (table: string): Hash => hashOf('palaver chain 1', canonical(table));

export const nextHead = (head: Hash, at: number, leaf: Leaf): Hash =>
  bytesToHex(sha256(concatBytes(hexToBytes(head), hexToBytes(leafHash(at, leaf)))));

/** The heads a phone has, in order; the first is of place `from`. Whole hashes: a shortened one can be forged in minutes. */
export type Chain = { readonly from: number; readonly heads: readonly [Hash, ...Hash[]] };

export const newChain = (table: string): Chain => ({ from: 0, heads: [firstHead(table)] });

/** How far the chain reaches: the place of its newest record. */
export const reachOf = ({ from, heads }: Chain): number => from + heads.length - 1;

/** `null` when the phone has not reached that place yet, or has dropped it. */
export const headAt = ({ from, heads }: Chain, at: number): Hash | null => heads[at - from] ?? null;

/** The leaves of the records from place `from` on. */
export type Leaves = { readonly from: number; readonly list: readonly Leaf[] };

/** `gap`: leaves before these are missing, so ask again. `changed`: the host tells another past than before. */
export type LeafProblem = 'gap' | 'changed';

export function extend(
  chain: Chain,
  { from, list }: Leaves,
): { readonly chain: Chain } | { readonly problem: LeafProblem } {
  const reach = reachOf(chain);
  if (from > reach + 1) return { problem: 'gap' };
  let head = headAt(chain, from - 1);
  // The host tells leaves again from before the first head that the phone kept: there is nothing to compare them with.
  if (head === null) return from + list.length - 1 <= reach ? { chain } : { problem: 'gap' };
  const added: Hash[] = [];
  for (const [n, leaf] of list.entries()) {
    head = nextHead(head, from + n, leaf);
    const known = headAt(chain, from + n);
    if (known !== null && known !== head) return { problem: 'changed' };
    if (known === null) added.push(head);
  }
  return { chain: { ...chain, heads: [...chain.heads, ...added] } };
}

/** Drops old heads. The phone no longer compares vouches for the places before. */
export function trim({ from, heads }: Chain, keep: number): Chain {
  const kept = heads.slice(-Math.max(1, keep)) as [Hash, ...Hash[]];
  return { from: from + heads.length - kept.length, heads: kept };
}

/** Whether the host has put the move at that place that this phone made, and no other. */
export const isOwnMove = (
  { from, list }: Leaves,
  mine: { readonly at: number; readonly record: object },
): boolean => list[mine.at - from]?.record === recordHash(mine.record);

/** Whether the vote that this phone is shown at a place is the one that all are bound to. */
export const isShownBallot = (leaf: Leaf, shown: PublicBallot | null): boolean =>
  leaf.ballot === (shown && ballotHash(shown));
