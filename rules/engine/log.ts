import type { Entry } from './entry';
import type { Game, GameTypes, OptionRule, OptionValue } from './game';
import { TABLE_OPTIONS } from './levels';
import type { Match, Start } from './play';
import { beginHistory, applyEntry } from './history';

/** The match after `entries`. A log that does not play is damaged: better no table than a wrong one. */
export function replay<G extends GameTypes>(
  game: Game<G>,
  start: Start<G>,
  entries: readonly Entry<G>[],
): Match<G> {
  return entries.reduce(
    (history, entry, at) => {
      const outcome = applyEntry(game, history, entry);
      if (!outcome.ok) throw new Error(`entry ${at} of the log does not play: ${outcome.why}`);
      return outcome.history;
    },
    beginHistory(game, start),
  ).match;
}

/** The table's variants: what was asked where the game knows it, the default elsewhere. */
export const tableOptions = <G extends GameTypes>(game: Game<G>, asked: Asked): G['options'] =>
  chosen(game, game.options, asked);

/** What a table writes down when somebody has chosen: its variants, and what is no matter of the rules. */
export const chosenOptions = (game: Game, asked: Asked): GameTypes['options'] => ({
  ...tableOptions(game, asked),
  ...chosen(game, TABLE_OPTIONS, asked),
});

type Asked = { readonly [name: string]: unknown };

const chosen = <G extends GameTypes>(
  game: Game<G>,
  rules: { readonly [name: string]: OptionRule },
  asked: Asked,
): GameTypes['options'] =>
  Object.fromEntries(
    Object.entries(rules).map(([name, rule]) => {
      const value = Object.hasOwn(asked, name) ? (asked[name] as OptionValue) : rule.byDefault;
      return [name, rule.values.includes(value) || isAccepted(game, name, value) ? value : rule.byDefault];
    }),
  );

const isAccepted = <G extends GameTypes>(game: Game<G>, name: string, value: OptionValue): boolean =>
  typeof value === 'string' &&
  value.length <= (game.options[name]?.written ?? -1) &&
  game.accepts?.(name, value) === true;
