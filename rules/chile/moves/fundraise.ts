import type { Game, Seat } from '../../engine/game';
import { toAll } from '../../engine/lists';
import { MOST_FUNDS_A_DAY, REGION_IDS } from '../content';
import { controllerOf, isRegion, sideOf, withCampaign, withRegion } from '../country';
import { after, canRaise, planWhenRaised } from '../day';
import type { WhyKey } from '../legality';
import type { Chile, Move, Side, State } from '../types';

type Raise = Extract<Move, { type: 'raise' }>;

const isRaising = (state: State, side: Side): boolean =>
  state.phase === 'fundraise' && !state.campaigns[side].doneRaising;

function raises(state: State, side: Side): readonly Raise[] {
  if (!isRaising(state, side)) return [];
  const most = MOST_FUNDS_A_DAY - state.campaigns[side].raised;
  return REGION_IDS.filter((id) => controllerOf(state.regions[id]) === side).flatMap((region) =>
    Array.from({ length: Math.min(most, state.regions[region].funds) }, (_, at): Raise => ({
      type: 'raise',
      region,
      funds: at + 1,
    })),
  );
}

function barToRaise(state: State, seat: Seat, { region, funds }: Partial<Raise>): WhyKey | null {
  const side = sideOf(state, seat);
  if (!isRaising(state, side)) return 'why.not-now';
  if (!isRegion(region)) return 'why.no-region';
  if (controllerOf(state.regions[region]) !== side) return 'why.not-controlled';
  const most = MOST_FUNDS_A_DAY - state.campaigns[side].raised;
  return typeof funds === 'number' && funds > most ? 'why.raise-limit' : 'why.no-funds-here';
}

export const fundraise: Pick<Game<Chile>['moves'], 'raise' | 'stop'> = {
  raise: {
    options: (state, seat) => raises(state, sideOf(state, seat)),
    why: barToRaise,
    apply: (state, seat, { region, funds }) => {
      const side = sideOf(state, seat);
      const { raised, funds: saved } = state.campaigns[side];
      const emptied = withRegion(state, region, { funds: state.regions[region].funds - funds });
      const richer = withCampaign(emptied, side, { raised: raised + funds, funds: saved + funds });
      const doneRaising = canRaise(richer, side) === 0;
      return after(
        [toAll({ type: 'raised', seat, region, funds })],
        planWhenRaised(withCampaign(richer, side, { doneRaising })),
      );
    },
  },

  stop: {
    options: (state, seat) => (isRaising(state, sideOf(state, seat)) ? [{ type: 'stop' }] : []),
    why: () => 'why.not-now',
    apply: (state, seat) => planWhenRaised(withCampaign(state, sideOf(state, seat), { doneRaising: true })),
  },
};
