import type { Game, MoveOf, Seat } from '../../engine/game';
import { isOnBoard, plansOf } from '../board';
import { policiesOf, seatOf } from '../chairs';
import { HELP, POLICIES, PROMISE_LENGTH, PROMISED } from '../content';
import { addCondition, pledge } from '../pledges';
import { withPolicy } from '../steps';
import type { Pledge, Podium, Policy, State } from '../types';
import type { WhyKey } from './why';

type Moves = Pick<Game<Podium>['moves'], 'promise' | 'promise-freely' | 'ask'>;
type Promised = MoveOf<Podium, 'promise'>;
type Pair = { readonly by: Policy; readonly to: Policy };

const isPolicy = (asked: unknown): asked is Policy => POLICIES.some((policy) => policy === asked);

/** Who can promise something to whom: never to a Policy of one's own. */
const pairsFor = (state: State, seat: Seat): readonly Pair[] =>
  policiesOf(state, seat)
    .filter((by) => state.pledgesLeft[by] > 0)
    .flatMap((by) => state.order.filter((to) => seatOf(state, to) !== seat).map((to): Pair => ({ by, to })));

function barToPromise(state: State, seat: Seat, { by, to }: { by?: unknown; to?: unknown }): WhyKey | null {
  if (state.phase !== 'talk' || state.ready.includes(seat) || !isPolicy(by) || !isPolicy(to)) return null;
  if (seatOf(state, by) !== seat) return 'why.not-your-policy';
  if (seatOf(state, to) === seat) return 'why.promise-to-others';
  return state.pledgesLeft[by] > 0 ? null : 'why.no-promises-left';
}

const spend = (state: State, by: Policy): State => ({
  ...state,
  pledgesLeft: withPolicy(state.pledgesLeft, by, state.pledgesLeft[by] - 1),
});

const formsFor = (state: State, pair: Pair): readonly Promised[] => {
  const plans = plansOf(state, pair.to);
  return [
    ...plans.flatMap((plan) =>
      PROMISED.map((amount): Promised => ({ type: 'promise', form: 'now', ...pair, plan, amount })),
    ),
    ...PROMISED.map((amount): Promised => ({ type: 'promise', form: 'next', ...pair, amount })),
    ...plans.map((plan): Promised => ({ type: 'promise', form: 'pay', ...pair, plan })),
  ];
};

/** Own promises of this Period that have no condition yet. */
const unconditional = (state: State, seat: Seat): readonly Pledge[] =>
  state.pledges.filter(
    ({ by, made, asks }) => made === state.period && asks === null && seatOf(state, by) === seat,
  );

export const promiseMoves: Moves = {
  promise: {
    options: (state, seat) => pairsFor(state, seat).flatMap((pair) => formsFor(state, pair)),
    why: (state, seat, asked) => {
      const bar = barToPromise(state, seat, asked);
      if (bar !== null || state.phase !== 'talk' || !('plan' in asked)) return bar;
      return isOnBoard(state, asked.plan) ? null : 'why.not-on-board';
    },
    apply: (state, _seat, move) => {
      const { by, to, form } = move;
      return pledge(spend(state, by), {
        by,
        to,
        form,
        plan: form === 'next' ? null : move.plan,
        amount: form === 'pay' ? HELP : move.amount,
        text: '',
      });
    },
  },

  'promise-freely': {
    text: { max: PROMISE_LENGTH },
    options: (state, seat) => pairsFor(state, seat).map((pair) => ({ type: 'promise-freely', ...pair })),
    why: barToPromise,
    apply: (state, _seat, { by, to }, { text }) => {
      const spent = spend(state, by);
      return text === ''
        ? { state: spent, events: [] }
        : pledge(spent, { by, to, form: 'free', plan: null, amount: 0, text });
    },
  },

  ask: {
    options: (state, seat) =>
      unconditional(state, seat).flatMap(({ id, by }) =>
        plansOf(state, by).flatMap((plan) =>
          PROMISED.map((amount) => ({ type: 'ask' as const, pledge: id, plan, amount })),
        ),
      ),
    why: (state, _seat, { pledge: id }) =>
      state.phase === 'talk' && state.pledges.some((each) => each.id === id && each.asks !== null)
        ? 'why.has-condition'
        : null,
    apply: (state, _seat, { pledge: id, plan, amount }) => addCondition(state, id, { plan, amount }),
  },
};
