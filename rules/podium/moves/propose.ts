import type { Game } from '../../engine/game';
import { minus } from '../../engine/lists';
import { nextSlot } from '../board';
import { policyAt } from '../chairs';
import { halfCost } from '../content';
import { nextProposal } from '../period';
import { addFunds, after, told, withPolicy } from '../steps';
import type { Placed, PlanId, Podium, State } from '../types';

type Moves = Pick<Game<Podium>['moves'], 'propose' | 'skip'>;

const handOf = (state: State): readonly PlanId[] => state.hands[policyAt(state, state.turn)];

const canPay = (state: State, plan: PlanId): boolean =>
  halfCost(plan) + nextSlot(state).extra <= state.funds[policyAt(state, state.turn)];

const mustPlace = (state: State): boolean =>
  state.turn === state.podium && handOf(state).some((plan) => canPay(state, plan));

export const proposeMoves: Moves = {
  propose: {
    options: (state) =>
      handOf(state)
        .filter((plan) => canPay(state, plan))
        .map((plan) => ({ type: 'propose', plan })),
    why: (state, seat, { plan }) => {
      if (state.phase !== 'propose' || state.turn % state.seats !== seat) return null;
      return handOf(state).some((each) => each === plan) ? 'why.cannot-pay' : 'why.not-in-hand';
    },
    apply: (state, _seat, { plan }) => {
      const policy = policyAt(state, state.turn);
      const { slot, extra } = nextSlot(state);
      const paid = halfCost(plan);
      const placed: Placed = { plan, slot, funds: paid, since: state.period };
      const now: State = {
        ...addFunds(state, policy, -paid - extra),
        hands: withPolicy(state.hands, policy, minus(state.hands[policy], [plan])),
        board: slot === 0 ? [placed, ...state.board] : [...state.board, placed],
      };
      return after(told(now, { type: 'proposed', policy, plan, slot, paid, extra }), nextProposal);
    },
  },

  skip: {
    options: (state) => (mustPlace(state) ? [] : [{ type: 'skip' }]),
    why: (state, seat) =>
      state.phase === 'propose' && state.turn % state.seats === seat && mustPlace(state)
        ? 'why.podium-must-place'
        : null,
    apply: (state) =>
      after(
        told(state, {
          type: 'skipped',
          policy: policyAt(state, state.turn),
          podium: state.turn === state.podium,
        }),
        nextProposal,
      ),
  },
};
