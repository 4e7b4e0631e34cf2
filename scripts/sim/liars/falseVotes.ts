import { bytesToHex, randomBytes } from '@noble/hashes/utils.js';

import type { Seat } from '@/rules/engine';
import { ballotHash, type Leaf } from '@/table/trust/chain';
import { packLeaves } from '@/table/wire/bytes/leaves';
import type { GuestState } from '@/table/guest/types';
import type { Snapshot } from '@/table/wire/protocol';

/** What a lying host makes of the vote that one phone is shown. */
export type FalseVote = (snapshot: Snapshot) => Snapshot;

/** These seats have locked, as far as this phone is told; all of them when none is named. */
export const lockedBy =
  (seats?: readonly Seat[]): FalseVote =>
  (snapshot) => {
    const { ballot } = snapshot;
    if (ballot === null) throw new Error('no vote is under way');
    const made = ballot.parts.map(() => bytesToHex(randomBytes(32)));
    const isMade = (seat: Seat) => ballot.voters.includes(seat) && seats?.includes(seat) !== false;
    const locks = ballot.locks.map((lock, seat) => lock ?? (isMade(seat) ? made : null));
    return { ...snapshot, ballot: { ...ballot, locks, opening: true }, duties: [{ type: 'open' }] };
  };

/** The votes of these seats are given up. */
export const struckVotes =
  (seats: readonly Seat[]): FalseVote =>
  (snapshot) => ({
    ...snapshot,
    ballot: snapshot.ballot && { ...snapshot.ballot, struck: [...seats], opening: true },
    duties: [{ type: 'open' }],
  });

/** A look at one part of the phone's vote that nobody played. */
export const lookedAt =
  (peek: { readonly from: Seat; readonly to: Seat; readonly part: string }): FalseVote =>
  (snapshot) => ({
    ...snapshot,
    ballot: snapshot.ballot && {
      ...snapshot.ballot,
      peeks: [peek],
      showings: [{ ...peek, box: null }],
    },
    duties: [{ type: 'show', to: peek.to, part: peek.part }],
  });

/**
 * The frame that shows a phone a vote which is not the table's, behind what it was shown last. `leaf`: the host makes up a
 * record to go with it, at the place after `reach`.
 */
export function falseUpdate(
  { snapshot, match, rev, you }: Pick<GuestState, 'snapshot' | 'match' | 'rev' | 'you'>,
  lie: FalseVote,
  { reach, withLeaf }: { readonly reach: number; readonly withLeaf: boolean },
): { readonly frame: object; readonly leaf: Leaf } | null {
  if (snapshot === null) return null;
  const fake = lie(snapshot);
  const leaf = { record: bytesToHex(randomBytes(32)), ballot: fake.ballot && ballotHash(fake.ballot) };
  const list = packLeaves([leaf], undefined);
  const frame = {
    t: 'update',
    match,
    rev: rev + 1,
    seat: you.seat,
    base: null,
    delta: ['=', fake],
    events: [],
    waited: 0,
    at: withLeaf ? reach + 1 : reach,
    ...(withLeaf && { leaves: { from: reach + 1, list } }),
  };
  return { frame, leaf };
}
