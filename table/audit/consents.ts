import type { Seat } from '@/rules/engine';

import type { Proposal } from '@/table/log/proposal';
import type { Op } from '@/table/wire/protocol';

const toRewind = (from: number): string => `rewind ${from}`;
const toStrike = (seat: Seat, ballot: string): string => `strike ${seat} ${ballot}`;

/** What this phone's player proposes or agrees to; `null` for anything else. */
export function consentIn(op: Op): string | null {
  if (op.type === 'rewind') return toRewind(op.from);
  if (op.type === 'propose') return toStrike(op.strike, op.ballot);
  if (op.type !== 'consent' || !op.yes) return null;
  if (op.from !== undefined) return toRewind(op.from);
  return op.strike === undefined || op.ballot === undefined ? null : toStrike(op.strike, op.ballot);
}

/** Whether this seat's part in a proposal, if it has one, is what its phone has said. */
export function isGiven(said: readonly string[], proposal: Proposal, seat: Seat): boolean {
  if (proposal.by !== seat && !proposal.agreed.includes(seat)) return true;
  if (proposal.what === 'strike') return said.includes(toStrike(proposal.seat, proposal.ballot));
  // Whoever proposes to go back may have named a later move of the same vote.
  return said.some((each) => {
    const [what, from] = each.split(' ');
    return (
      what === 'rewind' &&
      (proposal.by === seat ? Number(from) >= proposal.from : Number(from) === proposal.from)
    );
  });
}
