import type { BaseState, Seat } from '../engine/game';
import type { ActionId, CardId, GoalId } from './content/types';
import type { Beat, Ending, Event } from './events';
import type {
  Agreement,
  Auto,
  Board,
  Cost,
  Move,
  Options,
  PhaseId,
  Refused,
  RyvTask,
  Support,
} from './parts';

export type * from './events';
export type * from './parts';

export type State = Omit<BaseState, 'phase' | 'tasks'> &
  Board & {
    readonly phase: PhaseId;
    readonly tasks: readonly RyvTask[];
    /** Holds the first player token. */
    readonly first: Seat;
    /** Whose turn it is, in phases that go round the table. */
    readonly turn: Seat;
    readonly hands: readonly (readonly CardId[])[];
    readonly deck: readonly CardId[];
    readonly discard: readonly CardId[];
    readonly supports: readonly Support[];
    readonly agreements: readonly Agreement[];
    readonly refused: readonly Refused[];
    /** The agreement being voted on, and the phase to go back to. */
    readonly dispute: { readonly agreement: number; readonly by: Seat; readonly back: PhaseId } | null;
    readonly queue: readonly Auto[];
    /** How often this Discussion was given more time. */
    readonly moreTime: number;
    readonly story: readonly Beat[];
  };

/** Which five things a player can do, as their own screen shows them. */
export type ActionView = {
  readonly id: ActionId;
  readonly cost: number;
  /** `null` for an action without dice. */
  readonly dice: number | null;
  /** A key of the text that says what is missing; `null` when it can be taken. */
  readonly bar: string | null;
};

export type GoalView = { readonly id: GoalId; readonly have: number; readonly reached: boolean };

export type SeatView = {
  /** How many AI cards, not which. */
  readonly hand: number;
  readonly cubes: number;
  readonly goals: readonly GoalView[];
  /** AI this seat can use whose vulnerability nothing mitigates. */
  readonly exposed: readonly CardId[];
};

export type View = Board & {
  readonly phase: PhaseId;
  readonly first: Seat;
  /** Whose turn or choice it is; `null` when anyone may go on, or a vote is open. */
  readonly turn: Seat | null;
  /** What the head of the tasks asks for; cards drawn are only in `drawn`. */
  readonly task: Exclude<RyvTask, { type: 'keep' }> | { readonly type: 'keep'; readonly seat: Seat } | null;
  readonly seats: readonly SeatView[];
  readonly hand: readonly CardId[];
  /** The viewer's own draw, while they choose. */
  readonly drawn: readonly CardId[];
  /** The viewer's five actions. */
  readonly actions: readonly ActionView[];
  readonly deck: number;
  readonly discard: number;
  readonly supports: readonly Support[];
  readonly agreements: readonly Agreement[];
  readonly refused: readonly Refused[];
  readonly dispute: State['dispute'];
  /** The automatic steps to come; the first is next. */
  readonly queue: readonly Auto[];
  readonly moreTime: number;
  /** Of the viewer's own moves. */
  readonly costs: readonly Cost[];
  /** What the debrief tells. */
  readonly story: readonly Beat[];
  readonly result: Ending | null;
};

export type Ryv = {
  options: Options;
  state: State;
  move: Move;
  view: View;
  event: Event;
};
