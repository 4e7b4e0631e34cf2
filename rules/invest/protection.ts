import type { Seat } from '../engine/game';
import { isComplete, projectOf } from './content';
import { HAZARDS } from './numbers';
import type { ByHazard, DisasterCard, Hit, Placed, Shields, State } from './types';

export const NO_SHIELDS: ByHazard = { flood: 0, drought: 0, health: 0, energy: 0, economy: 0 };

type Table = Pick<State, 'districts'>;

/** Completed projects that serve `seat`: its own, and group projects of others it put a token on. */
export const projectsOf = ({ districts }: Table, seat: Seat): readonly Placed[] =>
  districts.flatMap((district, owner) =>
    district.filter(
      (placed) =>
        isComplete(placed) &&
        (owner === seat || (projectOf(placed.card).investors !== null && placed.tokens.includes(seat))),
    ),
  );

export function cardShields(state: Table, seat: Seat): ByHazard {
  const sum = { ...NO_SHIELDS };
  const add = (shields: Shields) => {
    for (const hazard of HAZARDS) sum[hazard] += shields[hazard] ?? 0;
  };
  const own = state.districts[seat] ?? [];
  for (const placed of projectsOf(state, seat)) {
    const { shields, investors } = projectOf(placed.card);
    if (own.includes(placed)) add(shields);
    if (investors !== null) add(investors.shields);
  }
  return sum;
}

const total = (shields: ByHazard): number => HAZARDS.reduce((sum, hazard) => sum + shields[hazard], 0);

/** How many of these shields count against a disaster. */
function against(shields: ByHazard, card: DisasterCard, { options }: Pick<State, 'options'>): number {
  if (card === 'good-year') return 0;
  if (card !== 'unknown') return shields[card];
  return options.unknowns === 'strict' ? 0 : total(shields);
}

export function hitOn(state: State, seat: Seat, of: { card: DisasterCard; level: number }): Hit {
  const fromCards = against(cardShields(state, seat), of.card, state);
  const fromSheet = against(state.sheet[seat] ?? NO_SHIELDS, of.card, state);
  const most = state.districts[seat]?.length ?? 0;
  return {
    level: of.level,
    cardShields: fromCards,
    sheetShields: fromSheet,
    loses: Math.min(Math.max(of.level - fromCards - fromSheet, 0), most),
  };
}
