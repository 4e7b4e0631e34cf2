import { type BallotView, type Choice, commit, makeSlip, type Slip } from './ballot';
import type { BallotMove } from './ballotMoves';
import type { Seat } from './game';

type ForBallot = { readonly ballot: Pick<BallotView, 'key' | 'parts'>; readonly seat: Seat };

/** The voter's half of a ballot: the slips stay here, the commitments go to the table. */
export function lockChoice(
  { ballot, seat }: ForBallot,
  choice: Choice,
  salt: () => Uint8Array,
): { slips: Slip[]; lock: BallotMove & { type: 'lock' } } {
  const slips = ballot.parts.map((part) => makeSlip(choice[part] ?? '', salt()));
  const commitments = slips.map((slip, at) =>
    commit({ key: ballot.key, seat, part: ballot.parts[at] ?? '' }, slip),
  );
  return { slips, lock: { type: 'lock', commitments } };
}

/** Whether a slip someone showed is the one they locked. */
export const isAsLocked = (of: { ballot: BallotView; from: Seat; part: string }, slip: Slip): boolean => {
  const at = of.ballot.parts.indexOf(of.part);
  return (
    of.ballot.locks[of.from]?.[at] === commit({ key: of.ballot.key, seat: of.from, part: of.part }, slip)
  );
};
