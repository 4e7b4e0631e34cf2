import type { Game, GameTypes } from '@/rules/engine';

import { otherRules } from './otherRules';
import type { PlayedBy } from './playedBy';
import { reduceTable, type TableRecord, type TableState } from './records';
import type { OtherRules } from '@/table/storage/storage';

/**
 * What can be told of a table without the rules of its game. No move is shown, only counted: in a game that is not
 * over, what somebody did can tell as much as the cards.
 */
export type LogSummary = PlayedBy & {
  readonly table: string;
  readonly game: string;
  readonly options: GameTypes['options'];
  /** Everybody who has a seat, bots too. */
  readonly players: readonly string[];
  /** How many matches were begun at this table. */
  readonly matches: number;
  /** Moves of the latest match. */
  readonly moves: number;
};

/** A game that needs other rules than this Palaver has, and what can be told of it without them. */
export type ClosedGame = Pick<LogSummary, 'game' | 'app' | 'players' | 'matches' | 'moves'> & {
  /** Versions of the rules. `has` is `null` when this Palaver does not have the game at all. */
  readonly needs: number;
  readonly has: number | null;
  /** When it was last played, if anybody knows. */
  readonly at: number | null;
};

/** Throws when a line cannot be read, or when there is none. */
export function summaryOf(log: readonly string[]): LogSummary {
  const { table, moves } = readTable(log);
  const { id, game, rules, app, options, match: matches } = table;
  const players = table.seats.flatMap(({ kind, name }) => (kind === 'open' ? [] : [name]));
  return { table: id, game, rules, app, options, players, matches, moves };
}

/** Whether these rules cannot play the log, by a list of games that has their facts only. */
export function whyClosed(
  log: readonly string[],
  games: { readonly [id: string]: Pick<Game, 'rulesVersion' | 'seats'> },
): OtherRules | null {
  const { table } = readTable(log);
  return otherRules(table, Object.hasOwn(games, table.game) ? games[table.game] : undefined);
}

function readTable(log: readonly string[]): { readonly table: TableState; readonly moves: number } {
  let table: TableState | null = null;
  let moves = 0;
  for (const line of log) {
    const record = JSON.parse(line) as TableRecord;
    table = reduceTable(table, record);
    if (record.t === 'start') moves = 0;
    if (record.t === 'move') moves += 1;
  }
  if (table === null) throw new Error('a log without a line');
  return { table, moves };
}
