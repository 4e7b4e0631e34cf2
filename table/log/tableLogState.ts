import {
  type Addressed,
  beginHistory,
  type Entry,
  type Game,
  type GameTypes,
  type Match,
  type History,
  type HistoryOutcome,
  tableOptions,
  applyEntry,
} from '@/rules/engine';

import { createLogChain, type LogChain } from './logChain';
import { reduceTable, type TableRecord, type TableState } from './records';
import { isForeign, otherRules } from './otherRules';
import type { wholeLeaf } from '@/table/trust/defences';
import { DamagedLog, type LogStore, NewerLog } from '@/table/storage/storage';
import { dropTakenBackEvents } from './dropTakenBackEvents';

export type Happened = { readonly rev: number; readonly addressed: Addressed<GameTypes['event']> };

/**
 * The table as its log says it is. Nothing changes here before the line is safely written, so that a host
 * killed at any instant is, when it starts again, where it told its guests it was.
 */
export type TableLogState = {
  table(): TableState;
  game(): Game;
  match(): Match<GameTypes> | null;
  /** The match with the moves that stand. */
  history(): History | null;
  /** Everything that happened in this match and stands, for whoever may know it. */
  happened(): readonly Happened[];
  hasMove(id: string): boolean;
  /** Every line, from the first. */
  lines(): readonly string[];
  /** What binds every phone to the same lines. */
  readonly chain: Omit<LogChain, 'add'>;
  /** Throws when the store cannot keep it; then nothing has changed. */
  write(record: TableRecord): void;
  /** Plays it if it is legal, writes it down, and only then moves on. */
  play(
    id: string,
    entry: Entry<GameTypes>,
  ): { readonly ok: true } | { readonly ok: false; readonly why: string };
};

/** A record that is about to be written, and what would be so after it. */
export type Coming = {
  readonly record: TableRecord;
  readonly line: string;
  readonly table: TableState;
  /** What came of it, when it is a move. */
  readonly played: (HistoryOutcome & { ok: true }) | null;
};

export type Acceptance = {
  /** What the log keeps of a move. */
  readonly kept: (entry: {
    readonly sent: Entry<GameTypes>;
    readonly kept: Entry<GameTypes>;
  }) => Entry<GameTypes>;
  /** Says whether every phone can be told it. */
  readonly accepts: (coming: Coming) => boolean;
  /** What the chain binds of a record. */
  readonly leaf?: typeof wholeLeaf;
  /** Called with every record, also with those that were there. */
  readonly written?: (record: TableRecord) => void;
};

/** A log that is only read, or written by whoever knows what is in it. */
const ANYTHING: Acceptance = { kept: ({ kept }) => kept, accepts: () => true };

/** Thrown by `write`: some phone could not be told this, and would never follow again. Nothing has changed. */
export class TooLong extends Error {}

export function openTableLog(
  store: LogStore,
  games: { readonly [id: string]: Game },
  { kept, accepts, leaf, written }: Acceptance = ANYTHING,
): TableLogState {
  let table: TableState | null = null;
  let history: History | null = null;
  let happened: readonly Happened[] = [];
  const chain = createLogChain(leaf);
  /** Of this match and of the one before it, from which a copy may still be under way. */
  let moves: readonly [Set<string>, Set<string>] = [new Set(), new Set()];

  const now = (): TableState => {
    if (table === null) throw new Error('a table before its first record');
    return table;
  };
  const gameOf = (): Game => {
    const game = gameIn(games, now().game);
    if (game === undefined) throw new Error(`no game called ${now().game}`);
    return game;
  };

  function take(record: TableRecord): void {
    table = reduceTable(table, record);
    written?.(record);
    if (record.t === 'start') {
      const options = tableOptions(gameOf(), table.options);
      history = beginHistory(gameOf(), { seats: table.seats.length, options, seed: record.seed });
      happened = [];
      moves = [new Set(), moves[0]];
    }
    if (record.t === 'again') history = null;
  }

  const outcomeOf = (entry: Entry<GameTypes>): HistoryOutcome =>
    history === null ? { ok: false, why: 'not-now' } : applyEntry(gameOf(), history, entry);

  function accept(record: TableRecord & { t: 'move' }, outcome: HistoryOutcome & { ok: true }): void {
    take(record);
    history = outcome.history;
    moves[0].add(record.id);
    const rev = history.match.revision;
    happened = dropTakenBackEvents(
      happened,
      outcome.events.map((addressed) => ({ rev, addressed })),
      ({ addressed }) => addressed.event,
    );
  }

  /** A match of other rules is not played, only counted; what came of it is needed by nobody once it is put away. */
  function takeForeign(record: TableRecord, after: TableState): void {
    table = after;
    history = null;
    if (record.t === 'start') moves = [new Set(), moves[0]];
    if (record.t === 'move') moves[0].add(record.id);
  }

  const bind = (record: TableRecord) => chain.add(record, history?.match.state.ballot ?? null);

  function reread(record: TableRecord): void {
    const after: TableState | undefined = reduceTable(table, record);
    if (after === undefined || !isOfThisVersion(record)) throw new UnknownRecord();
    if (isForeign(after, gameIn(games, after.game))) return takeForeign(record, after);
    if (record.t !== 'move') return take(record);
    const outcome = outcomeOf(record.entry);
    if (!outcome.ok) throw new Error(outcome.why);
    accept(record, outcome);
  }

  for (const [at, line] of store.read().entries())
    try {
      const record = JSON.parse(line) as TableRecord;
      reread(record);
      bind(record);
    } catch (error) {
      throw error instanceof UnknownRecord ? new NewerLog(at + 1) : new DamagedLog(at + 1);
    }
  const why = table === null ? null : otherRules(table, gameIn(games, now().game));
  if (why !== null) throw why;

  return {
    table: now,
    game: gameOf,
    match: () => history?.match ?? null,
    history: () => history,
    happened: () => happened,
    hasMove: (id) => moves.some((match) => match.has(id)),
    lines: store.read,
    chain,
    write: (told) => {
      const record = told.t === 'again' ? { ...told, chain: chain.place() } : told;
      const line = JSON.stringify(record);
      const coming = { record, line, table: reduceTable(table, record), played: null };
      if (!accepts(coming)) throw new TooLong();
      store.append(line);
      take(record);
      bind(record);
    },
    play: (id, entry) => {
      const outcome = outcomeOf(entry);
      if (!outcome.ok) return { ok: false, why: outcome.why };
      const record = { t: 'move', id, entry: kept({ sent: entry, kept: outcome.entry }) } as const;
      const line = JSON.stringify(record);
      const coming = { record, line, table: reduceTable(table, record), played: outcome };
      if (!accepts(coming)) return { ok: false, why: 'too-long' };
      store.append(line);
      accept(record, outcome);
      bind(record);
      return { ok: true };
    },
  };
}

/** A record of a kind, or a first line of a version, that came after this Palaver. */
class UnknownRecord extends Error {}
const isOfThisVersion = (record: TableRecord): boolean =>
  (record.t !== 'table' && record.t !== 'carried') || record.v === 1;

const gameIn = (games: { readonly [id: string]: Game }, id: string): Game | undefined =>
  Object.hasOwn(games, id) ? games[id] : undefined;
