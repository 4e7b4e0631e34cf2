import type { Move, PlanId } from '../types';
import { effectCost, halfCost, PERIODS, PLAN, POLICIES, TRACK } from '../content';
import { missing, tableFunds } from './funding';
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

/** Every Policy is as far as it should be by now to reach the Goal in time. */
const isOnPace = (view: Outlook): boolean =>
  POLICIES.every(
    (policy) => view.standing[policy] >= TRACK.start + ((view.goal - TRACK.start) * view.period) / PERIODS,
  );

/** The Plan that does most for the table, if the table can also fund it; the Podium has no choice. */
export function proposal(view: Outlook, moves: readonly Propose[], mustPlace: boolean): Propose | null {
  const wanted = best(view, moves);
  if (wanted === null || mustPlace) return wanted;
  if (isOnPace(view)) return null;
  const { plan } = wanted;
  const { extra } = view.nextSlot;
  const open = view.board.reduce((sum, placed) => sum + missing(placed) + effectCost(placed.plan), 0);
  const rest = PLAN[plan].cost - halfCost(plan) + effectCost(plan);
  const isAffordable = open + rest <= tableFunds(view) - halfCost(plan) - extra;
  return isAffordable && gain(view, plan) > fundWorth(view) * extra ? wanted : null;
}

/** Over the hand limit: what helps least goes. */
export const leastWanted = (view: Outlook, moves: readonly Return[]): Return | null =>
  moves.reduce<Return | null>(
    (low, each) => (low === null || gain(view, each.plan) < gain(view, low.plan) ? each : low),
    null,
  );
