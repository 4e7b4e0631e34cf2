import type { PlanId, Pledge, Policy, PolicyView, View } from '@/rules/podium/types';

/** The Policies that a player leads. */
export const mine = (view: View, me: number | null): readonly PolicyView[] =>
  view.policies.filter(({ seat }) => seat === me);

export const policyIn = (view: View, policy: Policy): PolicyView | undefined =>
  view.policies.find((each) => each.policy === policy);

export const podiumOf = (view: View): Policy | null => view.policies[view.podium]?.policy ?? null;

export const holds = (view: View, me: number | null, policy: Policy): boolean =>
  me !== null && policyIn(view, policy)?.seat === me;

/** What `policy` has put on Plans that `counts` in this Investing. */
export const putBy = (view: View, policy: Policy, counts: (plan: PlanId) => boolean): number =>
  view.investments.reduce(
    (sum, each) => (each.policy === policy && counts(each.plan) ? sum + each.funds : sum),
    0,
  );

/** Whether a promise must be kept in this phase. */
export function isDueNow(view: View, { status, due, form, plan }: Pledge): boolean {
  if (status !== 'open' || due !== view.period) return false;
  return form === 'pay'
    ? view.phase === 'effects' && view.collecting?.plan === plan
    : view.phase === 'invest';
}
