import type { Game, Seat } from '../../engine/game';
import { fundsOn, isFunded, putOn } from '../board';
import { policyAt } from '../chairs';
import { PLAN } from '../content';
import { passBy, toInvestor } from '../investing';
import { noteUnneeded } from '../pledges';
import { addFunds, after, told } from '../steps';
import type { Investment, PlanId, Podium, Policy, State } from '../types';
import type { WhyKey } from './why';

type Moves = Pick<Game<Podium>['moves'], 'invest' | 'done' | 'pass'>;

const isTurnOf = (state: State, seat: Seat): boolean =>
  state.phase === 'invest' && state.turn % state.seats === seat;

/** Whoever has the turn has Funds: those without pass by themselves. */
function barToPass(state: State): WhyKey | null {
  if (state.placed > 0) return 'why.placed-already';
  return state.board.some(isFunded) ? null : 'why.nothing-funded';
}

function noted(investments: readonly Investment[], policy: Policy, plan: PlanId): readonly Investment[] {
  const isThis = (each: Investment) => each.policy === policy && each.plan === plan;
  return investments.some(isThis)
    ? investments.map((each) => (isThis(each) ? { ...each, funds: each.funds + 1 } : each))
    : [...investments, { policy, plan, funds: 1 }];
}

export const investMoves: Moves = {
  invest: {
    options: ({ board }) => board.map(({ plan }) => ({ type: 'invest', plan })),
    why: (state, seat) => (isTurnOf(state, seat) ? 'why.not-on-board' : null),
    apply: (state, _seat, { plan }) => {
      const policy = policyAt(state, state.turn);
      const now: State = {
        ...putOn(addFunds(state, policy, -1), plan, 1),
        investments: noted(state.investments, policy, plan),
        placed: state.placed + 1,
      };
      const funds = fundsOn(now, plan);
      const funded = funds === PLAN[plan].cost;
      const step = told(funded ? noteUnneeded(now, plan, policy) : now, {
        type: 'invested',
        policy,
        plan,
        now: funds,
        funded,
      });
      return now.funds[policy] > 0 ? step : after(step, (spent) => toInvestor(spent, spent.turn));
    },
  },

  done: {
    options: ({ placed }) => (placed > 0 ? [{ type: 'done' }] : []),
    why: (state, seat) => (isTurnOf(state, seat) ? 'why.place-one' : null),
    apply: (state) => toInvestor(state, state.turn + 1),
  },

  pass: {
    options: (state) => (barToPass(state) === null ? [{ type: 'pass' }] : []),
    why: (state, seat) => (isTurnOf(state, seat) ? barToPass(state) : null),
    apply: (state) =>
      after(passBy(state, policyAt(state, state.turn), false), (now) => toInvestor(now, now.turn + 1)),
  },
};
