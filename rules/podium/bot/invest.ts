import { policyOf } from '../content';
import type { Move, PlanId, Pledge, Policy } from '../types';
import { missing, nearestToFunded, wishList } from './funding';
import type { Outlook } from './worth';

/** Funds a bot places before it lets the next one speak with theirs. */
const A_TURN = 2;

export const isDueNow = (view: Outlook, pledge: Pledge): boolean =>
  pledge.status === 'open' && pledge.due === view.period;

const given = (view: Outlook, policy: Policy, counts: (plan: PlanId) => boolean): number =>
  view.investments.reduce(
    (sum, each) => (each.policy === policy && counts(each.plan) ? sum + each.funds : sum),
    0,
  );

/** A condition binds nobody before the other side has done its part. */
function isEarned(view: Outlook, { asks, to, made }: Pledge): boolean {
  if (asks === null || made < view.period) return true;
  return given(view, to, (plan) => plan === asks.plan) >= asks.amount;
}

/** How far a Policy's word goes, by what it has kept and broken so far. Nobody begins as a liar. */
function reliability({ pledges }: Outlook, policy: Policy): number {
  const count = (status: Pledge['status']) =>
    pledges.filter((each) => each.by === policy && each.status === status).length;
  return (1 + count('kept')) / (1 + count('kept') + count('broken'));
}

/** What is offered, as far as one can believe it, is worth what is asked for. */
const isFair = (view: Outlook, { by, amount, asks }: Pledge): boolean =>
  asks !== null && amount * reliability(view, by) >= asks.amount;

/** The Plan on which this Policy still owes Funds, by its own word or because it was offered a fair return. */
function owed(view: Outlook, policy: Policy): PlanId | null {
  for (const pledge of view.pledges) {
    const { by, to, form, asks, amount } = pledge;
    if (pledge.status !== 'open') continue;
    const isNeeded = !view.unneeded.includes(pledge.id);
    if (by === policy && isDueNow(view, pledge) && isEarned(view, pledge) && isNeeded) {
      const plans = view.board
        .map(({ plan }) => plan)
        .filter((plan) => (form === 'next' ? policyOf(plan) === to : form === 'now' && plan === pledge.plan));
      const [first] = plans;
      if (first !== undefined && given(view, policy, (plan) => plans.includes(plan)) < amount)
        return plans.find((plan) => wishList(view).some((wish) => wish.plan === plan)) ?? first;
    }
    if (to === policy && asks !== null && pledge.made === view.period && isFair(view, pledge))
      if (given(view, policy, (plan) => plan === asks.plan) < asks.amount) return asks.plan;
  }
  return null;
}

/** First the word given, then what the table needs most; passes when that is funded. */
export function investment(view: Outlook, policy: Policy, legal: readonly Move[]): Move | null {
  const on = (plan: PlanId | null) =>
    legal.find((move) => move.type === 'invest' && move.plan === plan) ?? null;
  const debt = on(owed(view, policy));
  if (debt !== null) return debt;
  const done = legal.find(({ type }) => type === 'done');
  if (done !== undefined && view.placed >= A_TURN) return done;
  const wish = wishList(view).find((placed) => missing(placed) > 0);
  if (wish !== undefined) return on(wish.plan);
  const end = done ?? legal.find(({ type }) => type === 'pass');
  return end ?? on(nearestToFunded(view));
}
