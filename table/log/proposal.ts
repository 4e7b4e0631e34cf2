import type { Seat } from '@/rules/engine';

/** Somebody asks to go back to before the entry that made revision `from`. */
export type Proposal = {
  readonly by: Seat;
  readonly from: number;
  readonly agreed: readonly Seat[];
  /** Who said no. Then the proposal is only there to be read. */
  readonly refused: Seat | null;
};

export type ProposalRecord =
  | { readonly t: 'propose'; readonly by: Seat; readonly from: number }
  | { readonly t: 'agree'; readonly seat: Seat }
  /** Whoever proposed it withdraws it in the same way. */
  | { readonly t: 'refuse'; readonly seat: Seat };

export function reduceProposal(proposal: Proposal | null, record: ProposalRecord): Proposal | null {
  if (record.t === 'propose') return { by: record.by, from: record.from, agreed: [], refused: null };
  if (proposal === null || record.seat === proposal.by) return null;
  return record.t === 'refuse'
    ? { ...proposal, refused: record.seat }
    : { ...proposal, agreed: [...proposal.agreed, record.seat] };
}
