import type { GameTypes } from '@/rules/engine';

import { type PlayedBy, reduceTable, type TableRecord, type TableState } from './records';

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

/** Throws when a line cannot be read, or when there is none. */
export function summaryOf(log: readonly string[]): LogSummary {
  let table: TableState | null = null;
  let moves = 0;
  for (const line of log) {
    const record = JSON.parse(line) as TableRecord;
    table = reduceTable(table, record);
    if (record.t === 'start') moves = 0;
    if (record.t === 'move') moves += 1;
  }
  if (table === null) throw new Error('a log without a line');
  const { id, game, rules, app, options, match: matches } = table;
  const players = table.seats.flatMap(({ kind, name }) => (kind === 'open' ? [] : [name]));
  return { table: id, game, rules, app, options, players, matches, moves };
}
