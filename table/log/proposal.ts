import type { Seat } from '@/rules/engine';

/** Somebody asks the table for something that nobody may do alone. */
export type Proposal = {
  readonly by: Seat;
  readonly agreed: readonly Seat[];
  /** Who said no to going back. Then the proposal is only there to be read. */
  readonly refused: Seat | null;
} & (
  | {
      /** To go back to before the entry that made revision `from`. */
      readonly what: 'rewind';
      readonly from: number;
    }
  | {
      /** To go on without the vote of a seat whose phone does not open it. */
      readonly what: 'strike';
      readonly seat: Seat;
      readonly ballot: string;
      /** Who would rather wait. */
      readonly against: readonly Seat[];
    }
);

export type StrikeProposal = Proposal & { readonly what: 'strike' };

export type ProposalRecord =
  | { readonly t: 'propose'; readonly by: Seat; readonly from: number }
  | { readonly t: 'propose'; readonly by: Seat; readonly strike: Seat; readonly ballot: string }
  | { readonly t: 'agree'; readonly seat: Seat }
  /** Whoever proposed it withdraws it in the same way. */
  | { readonly t: 'refuse'; readonly seat: Seat };

export function reduceProposal(proposal: Proposal | null, record: ProposalRecord): Proposal | null {
  if (record.t === 'propose') {
    const opened = { by: record.by, agreed: [], refused: null };
    return 'from' in record
      ? { ...opened, what: 'rewind', from: record.from }
      : { ...opened, what: 'strike', seat: record.strike, ballot: record.ballot, against: [] };
  }
  if (proposal === null || record.seat === proposal.by) return null;
  const { seat } = record;
  if (record.t === 'agree') return { ...proposal, agreed: [...proposal.agreed, seat] };
  return proposal.what === 'rewind'
    ? { ...proposal, refused: seat }
    : { ...proposal, against: [...proposal.against, seat] };
}
