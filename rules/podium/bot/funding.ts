import { effectCost, PLAN } from '../content';
import type { Placed, PlanId } from '../types';
import { fullWorth, type Outlook } from './worth';

export const missing = ({ plan, funds }: Placed): number => Math.max(0, PLAN[plan].cost - funds);

export const tableFunds = (view: Outlook): number =>
  view.policies.reduce((sum, { funds, passed }) => (passed ? sum : sum + funds), 0);

const price = (placed: Placed): number => missing(placed) + effectCost(placed.plan);

/** Plans that do more good than harm, best first, as far as the Funds of all who still invest go. */
export function wishList(view: Outlook, funds = tableFunds(view)): readonly Placed[] {
  const ranked = view.board
    .map((placed) => ({ placed, rank: fullWorth(view, placed.plan) / (1 + price(placed)) }))
    .filter(({ rank }) => rank > 0)
    .sort((a, b) => b.rank - a.rank || a.placed.slot - b.placed.slot);
  let left = funds;
  const chosen: Placed[] = [];
  for (const { placed } of ranked) {
    // The Plan with the most Funds has its effect for nothing.
    const needed = chosen.length === 0 ? missing(placed) : price(placed);
    if (needed > left) continue;
    left -= needed;
    chosen.push(placed);
  }
  return chosen;
}

/** When nothing can be funded any more, Funds still help a Plan towards the next Period. */
export function nearestToFunded(view: Outlook): PlanId | null {
  const open = view.board.filter((placed) => missing(placed) > 0);
  const rank = (placed: Placed) => fullWorth(view, placed.plan) / missing(placed);
  const [first, ...rest] = open.length > 0 ? open : view.board;
  if (first === undefined) return null;
  return rest.reduce((best, each) => (rank(each) > rank(best) ? each : best), first).plan;
}
