import type { Game, Seat } from '../../engine/game';
import { fundsOn, putOn } from '../board';
import { podiumOf, policiesOf } from '../chairs';
import { goOnCollecting, mayPay, toEvent } from '../implementation';
import { turnEvent } from '../period';
import { judge } from '../pledges';
import { addFunds, after, told } from '../steps';
import type { Collecting, Podium, Policy, State } from '../types';
import type { WhyKey } from './why';

type Moves = Pick<Game<Podium>['moves'], 'pay' | 'refuse' | 'gift' | 'turn-event' | 'judge'>;

const payers = (state: State, seat: Seat): readonly Policy[] =>
  policiesOf(state, seat).filter((policy) => mayPay(state, policy));

function barToPay(state: State, seat: Seat, { policy }: { policy?: Policy }): WhyKey | null {
  if (state.collecting === null || policy === undefined) return null;
  if (!policiesOf(state, seat).includes(policy)) return 'why.not-your-policy';
  return state.collecting.refused.includes(policy) ? 'why.has-refused' : 'why.no-funds';
}

const given = ({ paid }: Collecting, policy: Policy): Collecting['paid'] =>
  paid.some((each) => each.policy === policy)
    ? paid.map((each) => (each.policy === policy ? { ...each, funds: each.funds + 1 } : each))
    : [...paid, { policy, funds: 1 }];

export const implementMoves: Moves = {
  pay: {
    options: (state, seat) => payers(state, seat).map((policy) => ({ type: 'pay', policy })),
    why: barToPay,
    apply: (state, _seat, { policy }) => {
      const collecting = state.collecting as Collecting;
      const paid = given(collecting, policy);
      const now: State = { ...addFunds(state, policy, -1), collecting: { ...collecting, paid } };
      const { plan, need } = collecting;
      const sum = paid.reduce((all, { funds }) => all + funds, 0);
      return after(told(now, { type: 'paid', policy, plan, paid: sum, need }), goOnCollecting);
    },
  },

  refuse: {
    options: (state, seat) => payers(state, seat).map((policy) => ({ type: 'refuse', policy })),
    why: barToPay,
    apply: (state, _seat, { policy }) => {
      const collecting = state.collecting as Collecting;
      const refused = [...collecting.refused, policy];
      return after(
        told(
          { ...state, collecting: { ...collecting, refused } },
          { type: 'refused', policy, plan: collecting.plan },
        ),
        goOnCollecting,
      );
    },
  },

  gift: {
    options: ({ board }) => board.map(({ plan }) => ({ type: 'gift', plan })),
    apply: (state, _seat, { plan }) => {
      const now = putOn(state, plan, 1);
      return after(
        told(now, { type: 'gifted', policy: podiumOf(state), plan, now: fundsOn(now, plan) }),
        toEvent,
      );
    },
  },

  'turn-event': {
    options: () => [{ type: 'turn-event' }],
    apply: turnEvent,
  },

  judge: {
    options: ({ tasks: [task] }) =>
      task?.type === 'judge'
        ? [true, false].map((kept) => ({ type: 'judge', pledge: task.pledge, kept }))
        : [],
    apply: (state, _seat, { pledge, kept }) => judge({ ...state, tasks: state.tasks.slice(1) }, pledge, kept),
  },
};
