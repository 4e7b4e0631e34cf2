import type { Game } from '../../engine/game';
import { minus } from '../../engine/lists';
import { CHAIRS } from '../chairs';
import { POLICIES } from '../content';
import { startPeriod } from '../period';
import { told, withPolicy } from '../steps';
import type { Podium } from '../types';

type Moves = Pick<Game<Podium>['moves'], 'choose' | 'start' | 'return'>;

export const prepareMoves: Moves = {
  choose: {
    options: ({ order }) => minus(POLICIES, order).map((policy) => ({ type: 'choose', policy })),
    why: ({ phase, order }, _seat, { policy }) =>
      phase === 'choose' && policy !== undefined && order.includes(policy) ? 'why.policy-taken' : null,
    apply: (state, seat, { policy }) => {
      const order = [...state.order, policy];
      return told(
        { ...state, order, phase: order.length === CHAIRS ? 'prepare' : 'choose' },
        { type: 'chose', seat, policy },
      );
    },
  },

  start: {
    options: () => [{ type: 'start' }],
    apply: startPeriod,
  },

  return: {
    options: ({ tasks: [task], hands }) =>
      task?.type === 'return'
        ? hands[task.policy].map((plan) => ({ type: 'return', policy: task.policy, plan }))
        : [],
    apply: (state, _seat, { policy, plan }) =>
      told(
        {
          ...state,
          tasks: state.tasks.slice(1),
          hands: withPolicy(state.hands, policy, minus(state.hands[policy], [plan])),
          decks: withPolicy(state.decks, policy, [...state.decks[policy], plan]),
        },
        { type: 'returned', policy },
      ),
  },
};
