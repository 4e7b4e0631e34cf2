import type { Key, Translate } from '@/i18n';
import type { DystocraticText } from '@/rules/dystocratic/text/en';
import { MULTIPLIERS, timesOf } from '@/rules/dystocratic/text/numbers';
import type { Multipliers, Round } from '@/rules/dystocratic/types';

type PointsKey = 'points.0.against' | `points.${1 | 2 | 3}.${'with' | 'against'}` | 'points.4.with';

export type Speaks = { readonly g: Translate<keyof DystocraticText>; readonly t: Translate<Key> };
export type Reason = { readonly text: string; readonly hit?: boolean };
export type ReasonOf = {
  readonly round: Round;
  readonly seat: number;
  readonly multipliers: Multipliers;
};

/** What the prediction made of a seat's points; nothing without one. */
function predicted({ round, seat, multipliers }: ReasonOf, { g }: Speaks): readonly Reason[] {
  const prediction = round.predictions[seat] ?? 'none';
  const hit = round.hits[seat] ?? null;
  if (prediction === 'none' || hit === null) return [];
  const { right, wrong } = MULTIPLIERS[multipliers][prediction];
  const times = timesOf(hit ? right : wrong);
  const key = hit ? 'points.right' : 'points.wrong';
  return [{ text: g(key, { prediction: g(`prediction.${prediction}`), times }), hit }];
}

/** Where a seat's points of a round come from, one short line for each step. */
export function reasonsOf(of: ReasonOf, speaks: Speaks): readonly Reason[] {
  const { round, seat } = of;
  const { g, t } = speaks;
  const vote = round.votes[seat];
  const forced = round.forced[seat] ?? null;
  const claim = round.claims[seat] ?? null;
  const withAi = round.votes.filter((one) => one === round.ai).length;
  const key = `points.${withAi}.${vote === round.ai ? 'with' : 'against'}` as PointsKey;

  const reasons: Reason[] = [];
  if (forced !== null) reasons.push({ text: g('points.forced', { vote: g(`vote.${forced}`) }) });
  else if (claim !== null && claim !== 'undecided' && claim !== vote)
    reasons.push({ text: g('board.said', { words: g(`claim.${claim}`) }) });
  if (round.struck.includes(seat)) return [...reasons, { text: g('points.struck') }];
  reasons.push({ text: t('table.reason', { why: g(key), points: round.base[seat] ?? 0 }) });
  return [...reasons, ...predicted(of, speaks)];
}

/** Where the points of a round come from, in one line for the final scores. */
export function reasonInShort(of: ReasonOf, speaks: Speaks): string {
  const { round, seat } = of;
  const { g, t } = speaks;
  const side = round.votes[seat] === round.ai ? 'board.side.with' : 'board.side.against';
  const why = round.struck.includes(seat)
    ? g('points.struck')
    : [g(side), ...predicted(of, speaks).map(({ text }) => text)].join(' · ');
  return t('table.score.round', { round: round.round, why });
}
