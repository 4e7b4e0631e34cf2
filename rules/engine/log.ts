import { strike } from './ballotMoves';
import type { Wire } from './ballotMoves';
import type { Game, GameTypes, OptionValue, Seat } from './game';
import { type Match, type Outcome, play, type Start, startMatch } from './play';
import { createRandom } from './random';

/** What happened, in order. With the start it is the whole truth: every state comes from it. */
export type Entry<G extends GameTypes> =
  { readonly seat: Seat; readonly move: Wire<G> } | { readonly strike: Seat };

export function playEntry<G extends GameTypes>(game: Game<G>, match: Match<G>, entry: Entry<G>): Outcome<G> {
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

/** The match after `entries`. A log that does not play is damaged: better no table than a wrong one. */
export function replay<G extends GameTypes>(
  game: Game<G>,
  start: Start<G>,
  entries: readonly Entry<G>[],
): Match<G> {
  return entries.reduce(
    (match, entry, at) => {
      const outcome = playEntry(game, match, entry);
      if (!outcome.ok) throw new Error(`entry ${at} of the log does not play: ${outcome.why}`);
      return outcome.match;
    },
    startMatch(game, start),
  );
}

/** The table's variants: what was asked where the game knows it, the default elsewhere. */
export function tableOptions<G extends GameTypes>(
  game: Game<G>,
  asked: { readonly [name: string]: unknown },
): G['options'] {
  return Object.fromEntries(
    Object.entries(game.options).map(([name, rule]) => {
      const value = Object.hasOwn(asked, name) ? (asked[name] as OptionValue) : rule.byDefault;
      return [name, rule.values.includes(value) || isAccepted(game, name, value) ? value : rule.byDefault];
    }),
  );
}

const isAccepted = <G extends GameTypes>(game: Game<G>, name: string, value: OptionValue): boolean =>
  typeof value === 'string' &&
  value.length <= (game.options[name]?.written ?? -1) &&
  game.accepts?.(name, value) === true;
