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
  /** What the first, second, … card lost in a round costs. */
  readonly cost: (round: number, nth: number) => number;
};

/** What `count` more shields against `hazard` save: in this round, and in those that follow if they last. */
export function savedBy(
  { view, odds, mine, cost }: Saving,
  hazard: Hazard,
  count = 1,
): { readonly now: number; readonly later: number } {
  const helps = view.options.unknowns === 'standard' ? 1 : 0;
  const saved = (round: number, when: 'now' | 'later', shields: { own: number; all: number }) => {
    let worth = 0;
    for (let more = 0; more < count; more += 1)
      worth +=
        odds[hazard][when] * lastLoss(round, shields.own + more, (nth) => cost(round, nth)) +
        // An Unknown unknown has taken one card before the shields count.
        helps * odds.unknown[when] * lastLoss(round, shields.all + more, (nth) => cost(round, nth + 1));
    return worth;
  };
  const lasting = { own: mine.cardShields[hazard], all: sum(mine.cardShields) };
  const now = { own: lasting.own + mine.sheet[hazard], all: lasting.all + sum(mine.sheet) };
  let later = 0;
  for (let round = view.round + 1; round <= view.rounds; round += 1) later += saved(round, 'later', lasting);
  return { now: saved(view.round, 'now', now), later };
}
