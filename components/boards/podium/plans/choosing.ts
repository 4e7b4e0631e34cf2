import type { PodiumProps } from '@/components/boards/podium/selection';
import { policyIn } from '@/components/boards/podium/turn/seats';
import { PLAN } from '@/rules/podium/text/numbers';
import type { Move, PlanId } from '@/rules/podium/types';

export type PlanMove = Extract<Move, { readonly type: 'propose' | 'return' }>;

export type Choosing = {
  /** The Plan in question: the one I touched, else the first that can be played. */
  readonly plan: PlanId | null;
  /** What the button would do with it; `null` when it cannot be paid. */
  readonly move: PlanMove | null;
  /** How many Funds I lack to place a Plan. */
  readonly lacks: (plan: PlanId) => number;
};

const isPlanMove = (move: { readonly type: string }): move is PlanMove =>
  move.type === 'propose' || move.type === 'return';

/** What is chosen from my hand now; `null` when nothing is to be chosen. */
export function choosingOf({ view, legal, me, selection }: PodiumProps): Choosing | null {
  const { turn, nextSlot } = view;
  if (view.phase !== 'propose' || turn?.policy == null || turn.seat !== me) return null;
  const moves = legal.filter(isPlanMove);
  const plans = view.hands.find(({ policy }) => policy === turn.policy)?.plans ?? [];
  const funds = policyIn(view, turn.policy)?.funds ?? 0;
  const asked =
    selection.inQuestion !== null && plans.includes(selection.inQuestion) ? selection.inQuestion : null;
  const first = plans.find((plan) => moves.some((move) => move.plan === plan)) ?? null;
  const plan = asked ?? first;
  const isReturning = moves.some(({ type }) => type === 'return');
  return {
    plan,
    move: moves.find((move) => move.plan === plan) ?? null,
    lacks: (each) =>
      isReturning ? 0 : Math.max(0, Math.floor(PLAN[each].cost / 2) + nextSlot.extra - funds),
  };
}
