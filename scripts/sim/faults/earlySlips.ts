import type { GameTypes, Match } from '@/rules/engine';
import { isOpening, openSlips } from '@/rules/engine/ballot';

type Asked = { readonly type: string; readonly move?: { readonly type: string; readonly slips?: unknown } };

/** Slips that open a lock of the vote under way, although not all voters have locked in the log. */
export function areEarly(match: Match<GameTypes> | null, op: Asked | undefined): boolean {
  const ballot = match?.state.ballot ?? null;
  const slips = op?.move?.type === 'open' ? op.move.slips : null;
  if (ballot === null || isOpening(ballot) || !Array.isArray(slips)) return false;
  return ballot.voters.some((seat) => openSlips(ballot, seat, slips as string[]) !== null);
}
