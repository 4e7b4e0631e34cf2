import type { Move, Placed, PlanId } from '../types';
import { effectCost, halfCost, PLAN } from '../content';
import { tableFunds, wishList } from './funding';
import { fullWorth, fundWorth, type Outlook } from './worth';

type Propose = Extract<Move, { type: 'propose' }>;
type Return = Extract<Move, { type: 'return' }>;

const gain = (view: Outlook, plan: PlanId): number =>
  fullWorth(view, plan) - fundWorth(view) * (PLAN[plan].cost + effectCost(plan));

const best = <T extends { readonly plan: PlanId }>(view: Outlook, moves: readonly T[]): T | null =>
  moves.reduce<T | null>(
    (top, each) => (top === null || gain(view, each.plan) > gain(view, top.plan) ? each : top),
    null,
  );

/** The Plan that does most, if in the eyes of its Policy the table should fund it now; the Podium has no choice. */
export function proposal(view: Outlook, moves: readonly Propose[], mustPlace: boolean): Propose | null {
  const wanted = best(view, moves);
  if (wanted === null || mustPlace) return wanted;
  const { plan } = wanted;
  const { slot, extra } = view.nextSlot;
  if (gain(view, plan) <= fundWorth(view) * extra) return null;
  const placed: Placed = { plan, slot, funds: halfCost(plan), since: view.period };
  const funds = tableFunds(view) - placed.funds - extra;
  return wishList({ ...view, board: [...view.board, placed] }, funds).includes(placed) ? wanted : null;
}

/** Over the hand limit: what helps least goes. */
export const leastWanted = (view: Outlook, moves: readonly Return[]): Return | null =>
  moves.reduce<Return | null>(
    (low, each) => (low === null || gain(view, each.plan) < gain(view, low.plan) ? each : low),
    null,
  );
