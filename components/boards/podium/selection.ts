import type { BoardProps, SelectionRules } from '@/components/boards/types';
import type { PlanId, Podium, Policy } from '@/rules/podium/types';

/** What a finger has pointed at. The buttons under the thumb say what can be done with it. */
export type Selection = {
  /** On the board, to put a Fund on it. */
  readonly plan: PlanId | null;
  /** Among those that are still free. */
  readonly policy: Policy | null;
  /** In my hand, in question: to be placed or put back by the button under the thumb. */
  readonly inQuestion: PlanId | null;
  /** In my hand, opened to be read. */
  readonly handPlan: PlanId | null;
};

export type PodiumProps = BoardProps<Podium, Selection>;

const NOTHING: Selection = { plan: null, policy: null, inQuestion: null, handPlan: null };

export const selection: SelectionRules<Podium, Selection> = {
  empty: NOTHING,
  moment: ({ period, phase }) => JSON.stringify([period, phase]),
  // Whoever reads a Plan in their hand goes on reading.
  lasting: ['handPlan'],
};
