import { minus } from '../../engine/lists';
import { DISASTER_CARDS } from '../content';
import { HAZARDS, ROUNDS } from '../numbers';
import type { ByHazard, DisasterCard, Hazard, SeatView, View } from '../types';

/** How likely each card is to be turned up: at the end of this round, and of a later one. */
export type Odds = { readonly [C in DisasterCard]: { readonly now: number; readonly later: number } };

/** What a look ahead and the cards already turned up tell about the ones to come. */
export function oddsOf({ history, foresight, draws }: View): Odds {
  const known = foresight ?? [];
  const unknown = minus(DISASTER_CARDS, [...history.map(({ card }) => card), ...known]);
  const share = (card: DisasterCard, cards: readonly DisasterCard[]) =>
    cards.filter((each) => each === card).length / Math.max(cards.length, 1);
  const seen = Math.min(known.length, draws) / draws;
  const odds = (card: DisasterCard) => {
    const later = share(card, unknown);
    return { now: seen * share(card, known) + (1 - seen) * later, later };
  };
  return {
    flood: odds('flood'),
    drought: odds('drought'),
    health: odds('health'),
    energy: odds('energy'),
    economy: odds('economy'),
    unknown: odds('unknown'),
    'good-year': odds('good-year'),
  };
}

const sum = (shields: ByHazard): number => HAZARDS.reduce((all, hazard) => all + shields[hazard], 0);

/** Over both sides of the coin: what the last card costs that is lost in spite of `shields`. */
function lastLoss(round: number, shields: number, cost: (nth: number) => number): number {
  const { heads, tails } = ROUNDS[round - 1] ?? ROUNDS[0];
  const at = (level: number) => (level > shields ? cost(level - shields) : 0);
  return (at(heads) + at(tails)) / 2;
}

type Saving = {
  readonly view: View;
  readonly odds: Odds;
  readonly mine: SeatView;
  /** What the first, second, … card lost in this round costs. */
  readonly cost: (nth: number) => number;
  /** What any card lost later costs. */
  readonly later: number;
};

/** What one more shield against `hazard` saves: in this round, and in those that follow if it lasts. */
export function savedBy(of: Saving, hazard: Hazard): { readonly now: number; readonly later: number } {
  const { view, odds, mine, cost } = of;
  const helps = view.options.unknowns === 'standard' ? 1 : 0;
  const lasting = mine.cardShields[hazard];
  const all = sum(mine.cardShields);
  // An Unknown unknown has taken one card before the shields count.
  const now =
    odds[hazard].now * lastLoss(view.round, lasting + mine.sheet[hazard], cost) +
    helps * odds.unknown.now * lastLoss(view.round, all + sum(mine.sheet), (nth) => cost(nth + 1));
  let later = 0;
  for (let round = view.round + 1; round <= view.rounds; round += 1)
    later +=
      odds[hazard].later * lastLoss(round, lasting, () => of.later) +
      helps * odds.unknown.later * lastLoss(round, all, () => of.later);
  return { now, later };
}
