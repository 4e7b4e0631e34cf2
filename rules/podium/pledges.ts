import { newestOf, plansOf } from './board';
import { policyOf } from './content';
import { type PodiumStep, told } from './steps';
import type { Investment, Pledge, PledgeStatus, PlanId, Policy, State } from './types';

const fundsFrom = (
  investments: readonly Investment[],
  policy: Policy,
  counts: (plan: PlanId) => boolean,
): number =>
  investments.reduce(
    (sum, each) => (each.policy === policy && counts(each.plan) ? sum + each.funds : sum),
    0,
  );

export const isDue = (pledge: Pledge, period: number): boolean =>
  pledge.status === 'open' && pledge.due === period;

/** Sets what is due in this Investing, and reminds both sides. */
export function fallDue(state: State): PodiumStep {
  const pledges = state.pledges.map((pledge) =>
    pledge.form === 'next' &&
    pledge.status === 'open' &&
    pledge.due === null &&
    pledge.made < state.period &&
    plansOf(state, pledge.to).length > 0
      ? { ...pledge, due: state.period }
      : pledge,
  );
  const reminders = pledges
    .filter((pledge) => pledge.form !== 'pay' && isDue(pledge, state.period))
    .map((pledge) => ({ type: 'due', pledge }) as const);
  return told({ ...state, pledges }, ...reminders);
}

/** Gives promises their verdict; `null` leaves one as it is. */
function settle(state: State, verdict: (pledge: Pledge) => PledgeStatus | null): PodiumStep {
  const pledges = state.pledges.map((pledge) => {
    const status = pledge.status === 'open' ? verdict(pledge) : null;
    return status === null ? pledge : { ...pledge, status };
  });
  const settled = pledges
    .filter((pledge, at) => pledge !== state.pledges[at])
    .map((pledge) => ({ type: 'settled', pledge }) as const);
  return told({ ...state, pledges }, ...settled);
}

/** `investor` has put the last Fund on a Plan that it needed: others who promised some, and have not passed, are free. */
export const noteUnneeded = (state: State, plan: PlanId, investor: Policy): State => ({
  ...state,
  unneeded: [
    ...state.unneeded,
    ...state.pledges
      .filter((pledge) => pledge.form === 'now' && pledge.plan === plan && isDue(pledge, state.period))
      .filter(({ by }) => by !== investor && !state.passed.includes(by))
      .map(({ id }) => id),
  ],
});

/** Investing is over: conditions are met or not, and what was due is kept or broken. */
export const settleInvesting = (state: State): PodiumStep =>
  settle(state, (pledge) => {
    const { asks, by, to, amount, form } = pledge;
    if (asks !== null && pledge.made === state.period) {
      const got = fundsFrom(state.investments, to, (plan) => plan === asks.plan);
      if (got < asks.amount) return 'void';
    }
    if (pledge.due !== state.period || (form !== 'now' && form !== 'next')) return null;
    if (state.unneeded.includes(pledge.id)) return 'kept';
    const given = fundsFrom(state.investments, by, (plan) =>
      form === 'now' ? plan === pledge.plan : policyOf(plan) === to,
    );
    return given >= amount ? 'kept' : 'broken';
  });

/** The players were asked to pay for `plan`. */
export const settlePaying = (
  state: State,
  of: { readonly plan: PlanId; readonly gave: readonly Policy[]; readonly enough: boolean },
): PodiumStep =>
  settle(state, ({ form, plan, by }) => {
    if (form !== 'pay' || plan !== of.plan) return null;
    if (of.gave.includes(by)) return 'kept';
    return of.enough ? 'void' : 'broken';
  });

/** Nobody will be asked to pay in this Period any more. */
export const dropPaying = (state: State): PodiumStep =>
  settle(state, ({ form }) => (form === 'pay' ? 'void' : null));

/** At the end of the game only promises in words are still to be judged. */
export const dropUndue = (state: State): PodiumStep =>
  settle(state, ({ form }) => (form === 'free' ? null : 'void'));

export const judge = (state: State, id: number, kept: boolean): PodiumStep =>
  settle(state, (pledge) => (pledge.id === id ? (kept ? 'kept' : 'broken') : null));

type Written = Pick<Pledge, 'by' | 'to' | 'form' | 'plan' | 'amount' | 'text'>;

/** Writes a promise down, with its condition if it `asks` for Funds. */
export function pledge(state: State, of: Written, asks: number): PodiumStep {
  const own = newestOf(state, of.by);
  const made: Pledge = {
    id: state.pledges.length,
    ...of,
    asks: asks === 0 || own === null ? null : { plan: own, amount: asks },
    made: state.period,
    due: of.form === 'now' || of.form === 'pay' ? state.period : null,
    status: 'open',
  };
  return told({ ...state, pledges: [...state.pledges, made] }, { type: 'promised', pledge: made });
}
