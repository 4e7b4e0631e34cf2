import type { Extra, MoveRule, Seat } from '../../engine/game';
import { begin, type Doing } from '../board';
import { settle } from '../flow';
import { remembering } from '../story';
import type { RyvText } from '../text/en';
import type { Move, Ryv, State } from '../types';

export type WhyKey = Extract<keyof RyvText, `why.${string}`>;

type Of<K> = Extract<Move, { type: K }>;

/** A move that changes the table as it goes; goals, turns and phases follow by themselves. */
export const rule = <K extends Move['type']>(of: {
  readonly options: (state: State, seat: Seat) => readonly Of<K>[];
  readonly apply: (doing: Doing, seat: Seat, move: Of<K>, extra: Extra) => void;
  readonly turnsPage?: true;
  readonly text?: { readonly max: number };
  readonly why?: (state: State, seat: Seat, asked: Partial<Of<K>>) => WhyKey | null;
}): MoveRule<Ryv, K> => ({
  ...of,
  apply: (state, seat, move, extra) => {
    const doing = begin(state);
    of.apply(doing, seat, move as Of<K>, extra);
    settle(doing, extra.random);
    return { state: remembering(doing.board, state.round, doing.told), events: doing.told };
  },
});

/** What the task at the head asks, if it is of this kind. */
export const taskOf = <T extends State['tasks'][number]['type']>(
  { tasks }: State,
  type: T,
): Extract<State['tasks'][number], { type: T }> | null =>
  tasks[0]?.type === type ? (tasks[0] as Extract<State['tasks'][number], { type: T }>) : null;
