import type { Wire } from './ballotMoves';
import type { GameTypes, Seat } from './game';

/** Something done in the game. */
export type Made<G extends GameTypes> =
  | { readonly seat: Seat; readonly move: Wire<G> }
  /** `by`: who agreed to it. Logs from before it needed consent do not say. */
  | { readonly strike: Seat; readonly by?: readonly Seat[] };

/**
 * Something taken back. What it takes back stays in the log before it: `undo` the last move that stands, `rewind`
 * everything from the entry that made that revision on.
 */
export type TakeBack = { readonly undo: Seat } | { readonly rewind: number; readonly by: Seat };

/** What happened, in order. With the start it is the whole truth: every state comes from it. */
export type Entry<G extends GameTypes> = Made<G> | TakeBack;

export const isTakeBack = <G extends GameTypes>(entry: Entry<G>): entry is TakeBack =>
  'undo' in entry || 'rewind' in entry;
