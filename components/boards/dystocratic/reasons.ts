import { useGameText, useText } from '@/i18n';
import { MULTIPLIERS } from '@/rules/dystocratic/text/numbers';
import type { Multipliers, Round } from '@/rules/dystocratic/types';

type PointsKey = 'points.0.against' | `points.${1 | 2 | 3}.${'with' | 'against'}` | 'points.4.with';

export type Reason = { readonly text: string; readonly hit?: boolean };

/** Where a seat's points of a round come from, one short line for each step. */
export function useReasons(round: Round, seat: number, multipliers: Multipliers): readonly Reason[] {
  const g = useGameText('dystocratic');
  const t = useText();
  const vote = round.votes[seat];
  const prediction = round.predictions[seat] ?? 'none';
  const hit = round.hits[seat] ?? null;
  const forced = round.forced[seat] ?? null;
  const claim = round.claims[seat] ?? null;
  const withAi = round.votes.filter((one) => one === round.ai).length;
  const key = `points.${withAi}.${vote === round.ai ? 'with' : 'against'}` as PointsKey;

  const reasons: Reason[] = [];
  if (forced !== null) reasons.push({ text: g('points.forced', { vote: g(`vote.${forced}`) }) });
  else if (claim !== null && claim !== 'undecided' && claim !== vote)
    reasons.push({ text: t('table.dystocratic.said', { words: g(`claim.${claim}`) }) });
  if (round.struck.includes(seat)) return [...reasons, { text: g('points.struck') }];
  reasons.push({ text: t('table.reason', { why: g(key), points: round.base[seat] ?? 0 }) });
  if (prediction !== 'none' && hit !== null) {
    const { right, wrong } = MULTIPLIERS[multipliers][prediction];
    const times = (hit ? right : wrong) / 2;
    const text = g(hit ? 'points.right' : 'points.wrong', {
      prediction: g(`prediction.${prediction}`),
      times,
    });
    reasons.push({ text, hit });
  }
  return reasons;
}
