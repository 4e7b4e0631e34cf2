import type { BoardProps, PlayerProps, SelectionRules } from '@/components/boards/types';
import type { Seat } from '@/rules/engine';
import type { ActionId, Chile, Issue, RegionId, View } from '@/rules/chile/types';

/** What I am about to do: chosen under the thumb, aimed on the map, and sent only by the last button. */
export type Selection = {
  readonly action: ActionId | null;
  readonly region: RegionId | null;
  /** Why what I touched cannot be. */
  readonly problem: string | null;
  /** In the ballot at the start: the Issues I would keep. */
  readonly issues: readonly Issue[];
  /** In the ballot of a Day: the actions I would take. */
  readonly plan: readonly ActionId[];
  /** What only I know lies open, as long as a finger holds it … */
  readonly isHeldOpen: boolean;
  /** … or until it is closed on purpose. */
  readonly isKeptOpen: boolean;
};

export type ChileProps = BoardProps<Chile, Selection>;
export type MineProps = PlayerProps<ChileProps>;

export const CLOSED = { isHeldOpen: false, isKeptOpen: false } as const;
const NOTHING: Selection = { action: null, region: null, problem: null, issues: [], plan: [], ...CLOSED };

/** Whether what only I know lies open on this phone. */
export const isLooking = ({ isHeldOpen, isKeptOpen }: Selection): boolean => isHeldOpen || isKeptOpen;

export const selection: SelectionRules<Chile, Selection> = {
  empty: NOTHING,
  moment: ({ day, phase, turn, task, seats }: View, me: Seat | null) => {
    const mine = me === null ? null : seats[me as 0 | 1];
    return JSON.stringify([day, phase, turn, task, mine?.left, mine?.raised]);
  },
  // Whoever reads their polls goes on reading when the other has played.
  lasting: ['isHeldOpen', 'isKeptOpen'],
};
