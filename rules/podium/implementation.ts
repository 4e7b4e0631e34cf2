import { isFunded, shift } from './board';
import { BONUS, effectCost, POLICIES, policyOf } from './content';
import { moveMarker, planEffects } from './effects';
import { dropPaying, isDue, settleInvesting, settlePaying } from './pledges';
import { addFunds, after, type PodiumStep, told } from './steps';
import type { Collecting, Placed, PlanId, Policy, State } from './types';

/** Investing is over: the best funded Plan is resolved, then the other funded ones are asked for one by one. */
export const implement = (state: State): PodiumStep =>
  after(settleInvesting({ ...state, phase: 'effects' }), (now) => {
    const funded = now.board.filter(isFunded);
    const most = Math.max(...funded.map(({ funds }) => funds));
    const [best, ...equals] = funded.filter(({ funds }) => funds === most);
    if (best === undefined) return after(told(now, { type: 'nothing-funded' }), afterPlans);
    return after(resolve(now, best, { how: 'most', tied: equals.length > 0 }), collectNext);
  });

const leaveBoard = (state: State, plan: PlanId): State => ({
  ...state,
  board: state.board.filter((placed) => placed.plan !== plan),
  discard: [...state.discard, plan],
});

function resolve(
  state: State,
  { plan, funds }: Placed,
  { how, tied }: { how: 'most' | 'paid'; tied: boolean },
): PodiumStep {
  const left = leaveBoard(state, plan);
  const { step, changes, given, unmet } = planEffects(
    how === 'most'
      ? { ...left, resolved: plan }
      : { ...left, others: [...left.others, { plan, paid: true }] },
    plan,
  );
  const resolved = { type: 'resolved', plan, how, funds, tied, changes, given, unmet } as const;
  return { state: step.state, events: [...told(state, resolved).events, ...step.events] };
}

/** The board stands in the order of its slots, so the first funded Plan is the nearest to the Podium. */
function collectNext(state: State): PodiumStep {
  const next = state.board.find(isFunded);
  if (next === undefined) return afterPlans({ ...state, collecting: null });
  const need = effectCost(next.plan);
  const collecting: Collecting = { plan: next.plan, need, paid: [], refused: [] };
  if (!canStillPay(state, collecting)) return stepInstead(state, collecting);
  const reminders = state.pledges
    .filter(({ form, plan }) => form === 'pay' && plan === next.plan)
    .filter((pledge) => isDue(pledge, state.period))
    .map((pledge) => ({ type: 'due', pledge }) as const);
  return told({ ...state, collecting }, { type: 'collecting', plan: next.plan, need }, ...reminders);
}

export const mayPay = (state: State, policy: Policy): boolean =>
  state.collecting !== null && state.funds[policy] > 0 && !state.collecting.refused.includes(policy);

const paidSoFar = ({ paid }: Collecting): number => paid.reduce((sum, { funds }) => sum + funds, 0);

function canStillPay(state: State, collecting: Collecting): boolean {
  const left = POLICIES.filter((policy) => !collecting.refused.includes(policy));
  return (
    paidSoFar(collecting) + left.reduce((sum, policy) => sum + state.funds[policy], 0) >= collecting.need
  );
}

/** Someone gave or refused. */
export function goOnCollecting(state: State): PodiumStep {
  const { collecting } = state;
  if (collecting === null) return { state, events: [] };
  const { plan, paid } = collecting;
  const placed = state.board.find((each) => each.plan === plan) as Placed;
  if (paidSoFar(collecting) >= collecting.need)
    return after(settlePaying(state, { plan, gave: paid.map(({ policy }) => policy), enough: true }), (now) =>
      after(resolve(now, placed, { how: 'paid', tied: false }), collectNext),
    );
  if (canStillPay(state, collecting)) return { state, events: [] };
  return after(settlePaying(state, { plan, gave: paid.map(({ policy }) => policy), enough: false }), (now) =>
    stepInstead(now, collecting),
  );
}

/** Without its effect: what was given goes back, and the Plan's Policy rises a little. */
function stepInstead(state: State, { plan, paid }: Collecting): PodiumStep {
  const refunded = paid.reduce((now, { policy, funds }) => addFunds(now, policy, funds), state);
  const { state: raised, change } = moveMarker(leaveBoard(refunded, plan), policyOf(plan), BONUS.funded);
  const now: State = { ...raised, others: [...raised.others, { plan, paid: false }] };
  return after(told(now, { type: 'stepped', plan, change }), collectNext);
}

const afterPlans = (state: State): PodiumStep =>
  after(dropPaying(state), (now) =>
    now.board.length === 0 ? toEvent(now) : { state: { ...now, phase: 'gift' }, events: [] },
  );

export const toEvent = (state: State): PodiumStep => shift({ ...state, phase: 'event' });
