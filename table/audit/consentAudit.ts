import type { Seat } from '@/rules/engine';

import type { GameFile } from '@/table/log/files/gameFile';
import { type Proposal, type ProposalRecord, reduceProposal } from '@/table/log/proposal';
import { isGiven } from './consents';

const isProposal = (record: { readonly t: string }): boolean =>
  ['propose', 'agree', 'refuse'].includes(record.t);

/**
 * The first place at which this phone is said to have agreed to what it did not agree to; `null`: there is none.
 * `heldAt`: the seat that it held when so many moves had been made.
 */
export function forgedConsent(
  { chain, entries }: Pick<GameFile, 'chain' | 'entries'>,
  said: readonly string[],
  heldAt: (moves: number) => Seat | null,
): number | null {
  let proposal: Proposal | null = null;
  const others = (chain?.others ?? []).filter(({ record }) => isProposal(record));
  for (let moves = 0; moves <= entries.length; moves += 1) {
    const entry = entries[moves - 1]?.entry;
    const before = heldAt(moves - 1);
    const isNamed = entry !== undefined && 'strike' in entry && before !== null && entry.by?.includes(before);
    // Nobody may be named who did not stand behind the proposal.
    if (isNamed === true && (proposal === null || !isPartOf(proposal, before))) return moves;
    if (entry !== undefined && ('strike' in entry || 'rewind' in entry)) proposal = null;
    const seat = heldAt(moves);
    for (const { record } of others.filter(({ after }) => after === moves)) {
      proposal = reduceProposal(proposal, record as unknown as ProposalRecord);
      if (proposal !== null && seat !== null && !isGiven(said, proposal, seat)) return moves;
    }
  }
  return null;
}

const isPartOf = ({ by, agreed }: Proposal, seat: Seat): boolean => by === seat || agreed.includes(seat);
