import type { Game, MoveOf, Seat } from '../../engine/game';
import { isOnBoard, newestOf, plansOf } from '../board';
import { policiesOf, seatOf } from '../chairs';
import { HELP, PERIODS, POLICIES, PROMISE_LENGTH, PROMISED } from '../content';
import { pledge } from '../pledges';
import { withPolicy } from '../steps';
import type { Podium, Policy, State } from '../types';
import type { WhyKey } from './why';

type Moves = Pick<Game<Podium>['moves'], 'promise' | 'promise-freely'>;
type Promised = MoveOf<Podium, 'promise'>;
type Offer = Omit<MoveOf<Podium, 'promise-freely'>, 'type'>;

const isPolicy = (asked: unknown): asked is Policy => POLICIES.some((policy) => policy === asked);

/** Without a condition, or with one: Funds on the own Plan that one speaks for. */
const asksOf = (state: State, by: Policy): readonly number[] =>
  newestOf(state, by) === null ? [0] : [0, ...PROMISED];

/** Who can promise something to whom, on which condition: never to a Policy of one's own. */
const offersFor = (state: State, seat: Seat): readonly Offer[] =>
  policiesOf(state, seat)
    .filter((by) => state.pledgesLeft[by] > 0)
    .flatMap((by) =>
      state.order
        .filter((to) => seatOf(state, to) !== seat)
        .flatMap((to) => asksOf(state, by).map((asks): Offer => ({ by, to, asks }))),
    );

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

/** In the last Period there is no next Plan. */
const isLast = ({ period }: State): boolean => period === PERIODS;

/** Written out field by field: there are hundreds of them, listed for every seat after every move of the talk. */
const formsFor = (state: State, { by, to, asks }: Offer): readonly Promised[] => {
  const plans = plansOf(state, to);
  const next = isLast(state) ? [] : PROMISED;
  return [
    ...plans.flatMap((plan) =>
      PROMISED.map((amount): Promised => ({ type: 'promise', form: 'now', by, to, asks, plan, amount })),
    ),
    ...next.map((amount): Promised => ({ type: 'promise', form: 'next', by, to, asks, amount })),
    ...plans.map((plan): Promised => ({ type: 'promise', form: 'pay', by, to, asks, plan })),
  ];
};

export const promiseMoves: Moves = {
  promise: {
    options: (state, seat) => offersFor(state, seat).flatMap((offer) => formsFor(state, offer)),
    why: (state, seat, asked) => {
      const bar = barToPromise(state, seat, asked);
      if (bar !== null || state.phase !== 'talk') return bar;
      if (asked.form === 'next' && isLast(state)) return 'why.last-period';
      return !('plan' in asked) || isOnBoard(state, asked.plan) ? null : 'why.not-on-board';
    },
    apply: (state, _seat, move) => {
      const { by, to, form, asks } = move;
      const plan = form === 'next' ? null : move.plan;
      const amount = form === 'pay' ? HELP : move.amount;
      return pledge(spend(state, by), { by, to, form, plan, amount, text: '' }, asks);
    },
  },

  'promise-freely': {
    text: { max: PROMISE_LENGTH },
    options: (state, seat) =>
      offersFor(state, seat).map(({ by, to, asks }) => ({ type: 'promise-freely', by, to, asks })),
    why: barToPromise,
    apply: (state, _seat, { by, to, asks }, { text }) => {
      const spent = spend(state, by);
      return text === ''
        ? { state: spent, events: [] }
        : pledge(spent, { by, to, form: 'free', plan: null, amount: 0, text }, asks);
    },
  },
};
