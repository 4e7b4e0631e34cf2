import { strike, type Wire } from './ballotMoves';
import type { Game, GameTypes, Seat } from './game';
import { type Match, type Outcome, play } from './play';
import { createRandom } from './random';

/** Something done in the game. */
export type Made<G extends GameTypes> =
  { readonly seat: Seat; readonly move: Wire<G> } | { readonly strike: Seat };

/**
 * Something taken back. What it takes back stays in the log before it: `undo` the last move that stands, `rewind`
 * everything from the entry that made that revision on.
 */
export type TakeBack = { readonly undo: Seat } | { readonly rewind: number; readonly by: Seat };

/** What happened, in order. With the start it is the whole truth: every state comes from it. */
export type Entry<G extends GameTypes> = Made<G> | TakeBack;

export const isTakeBack = <G extends GameTypes>(entry: Entry<G>): entry is TakeBack =>
  'undo' in entry || 'rewind' in entry;

export function playEntry<G extends GameTypes>(game: Game<G>, match: Match<G>, entry: Made<G>): Outcome<G> {
  if (!('strike' in entry)) return play(game, match, entry.seat, entry.move);
  const random = createRandom(match.random);
  const step = strike(game, match.state, entry.strike, random);
  return 'why' in step
    ? { ok: false, why: step.why }
    : {
        ok: true,
        match: { state: step.state, random: random.state(), revision: match.revision + 1 },
        events: step.events,
      };
}
