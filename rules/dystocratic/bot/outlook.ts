import { ROUNDS, SCORE_TABLE, SEATS } from '../content';
import { multiplied, worth } from '../score';
import type { Multipliers, Predicted, View } from '../types';

/** Who is how far ahead, as one seat sees it. Rivals are the other seats, in seat order. */
export type Race = {
  readonly mine: number;
  readonly rivals: readonly number[];
  readonly ai: number;
  readonly roundsLeft: number;
  readonly multipliers: Multipliers;
};

/** A ballot, seen from the AI's side. */
export type Plan = { readonly withAi: boolean; readonly prediction: Predicted };

/** An unseen action card is worth this much on average. */
export const CARD_WORTH = 2;
/** By how much the AI gains on a player in a usual round. */
const AI_LEAD = 1;
/** How far apart scores can still drift, in points: now, and more for every round to come. */
const DRIFT = 8;
const DRIFT_PER_ROUND = 2;

export const raceOf = (view: View, seat: number): Race => ({
  mine: (view.seats[seat]?.total ?? 0) + worth(view.hand),
  rivals: view.seats.filter((_, other) => other !== seat).map(({ total, hand }) => total + hand * CARD_WORTH),
  ai: view.aiTotal,
  roundsLeft: ROUNDS - view.round,
  multipliers: view.options.multipliers,
});

const isAhead = (lead: number, drift: number): number => 1 / (1 + Math.exp(-lead / drift));

/** About how likely this seat is to end on top, if `plan` is locked and each rival votes with the AI as `odds` says. */
export function prospect(plan: Plan, odds: readonly number[], race: Race): number {
  const drift = DRIFT + DRIFT_PER_ROUND * race.roundsLeft;
  const aiAhead = race.ai + AI_LEAD * race.roundsLeft;
  let chance = 0;
  for (let pattern = 0; pattern < 1 << odds.length; pattern += 1) {
    let likely = 1;
    let withAi = plan.withAi ? 1 : 0;
    for (const [rival, odd] of odds.entries()) {
      const isWith = ((pattern >> rival) & 1) === 1;
      likely *= isWith ? odd : 1 - odd;
      if (isWith) withAi += 1;
    }
    if (likely < 1e-4) continue;
    const row = SCORE_TABLE[withAi] ?? SCORE_TABLE[0];
    const mine = race.mine + pointsOf(plan, withAi, race.multipliers);
    let top = isAhead(mine - aiAhead - row.ai, drift);
    for (const [rival, total] of race.rivals.entries()) {
      const theirs = ((pattern >> rival) & 1) === 1 ? row.with : row.against;
      top *= isAhead(mine - total - (theirs ?? 0), drift);
    }
    chance += likely * top;
  }
  return chance;
}

/** The same between two rounds, when nothing is locked. */
export function chanceToWin({ mine, rivals, ai, roundsLeft }: Race): number {
  const drift = DRIFT + DRIFT_PER_ROUND * roundsLeft;
  return rivals.reduce(
    (top, rival) => top * isAhead(mine - rival, drift),
    isAhead(mine - ai - AI_LEAD * roundsLeft, drift),
  );
}

function pointsOf(plan: Plan, withAi: number, by: Multipliers): number {
  const row = SCORE_TABLE[withAi] ?? SCORE_TABLE[0];
  const base = (plan.withAi ? row.with : row.against) ?? 0;
  const { prediction } = plan;
  if (prediction === 'none') return base;
  const side = plan.withAi ? withAi : SEATS - withAi;
  const isMajority = side * 2 === SEATS ? plan.withAi : side * 2 > SEATS;
  const hit = prediction === 'alone' ? side === 1 : (prediction === 'majority') === isMajority;
  return multiplied(base, { prediction, hit, by });
}
