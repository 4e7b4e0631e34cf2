import {
  type Addressed,
  beginHistory,
  type Entry,
  type Game,
  type GameTypes,
  type Match,
  type Start,
  type History,
  type HistoryOutcome,
  tableOptions,
  applyEntry,
} from '@/rules/engine';

import { reduceTable, type TableRecord, type TableState } from './records';
import { isForeign, otherRules } from './otherRules';
import { DamagedLog, type LogStore } from './storage';
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
  /** Throws when the store cannot keep it; then nothing has changed. */
  write(record: TableRecord): void;
  /** Plays it if it is legal, writes it down, and only then moves on. */
  play(
    id: string,
    entry: Entry<GameTypes>,
  ): { readonly ok: true } | { readonly ok: false; readonly why: string };
};

/** How a match begins and goes on. A simulation that opens the same log a thousand times need not play it each time. */
export type Telling = {
  readonly begin: (game: Game, start: Start<GameTypes>) => History;
  readonly tell: (game: Game, story: History, entry: Entry<GameTypes>) => HistoryOutcome;
};

const BY_THE_RULES: Telling = { begin: beginHistory, tell: applyEntry };

export function openTableLog(
  store: LogStore,
  games: { readonly [id: string]: Game },
  { begin, tell }: Telling = BY_THE_RULES,
): TableLogState {
  let table: TableState | null = null;
  let story: History | null = null;
  let happened: readonly Happened[] = [];
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
    if (record.t === 'start') {
      const options = tableOptions(gameOf(), table.options);
      story = begin(gameOf(), { seats: table.seats.length, options, seed: record.seed });
      happened = [];
      moves = [new Set(), moves[0]];
    }
    if (record.t === 'again') story = null;
  }

  const outcomeOf = (entry: Entry<GameTypes>): HistoryOutcome =>
    story === null ? { ok: false, why: 'not-now' } : tell(gameOf(), story, entry);

  function accept(record: TableRecord & { t: 'move' }, outcome: HistoryOutcome & { ok: true }): void {
    take(record);
    story = outcome.history;
    moves[0].add(record.id);
    const rev = story.match.revision;
    happened = dropTakenBackEvents(
      happened,
      outcome.events.map((addressed) => ({ rev, addressed })),
      ({ addressed }) => addressed.event,
    );
  }

  /** A match of other rules is not played, only counted; what came of it is needed by nobody once it is put away. */
  function takeForeign(record: TableRecord, after: TableState): void {
    table = after;
    story = null;
    if (record.t === 'start') moves = [new Set(), moves[0]];
    if (record.t === 'move') moves[0].add(record.id);
  }

  function reread(record: TableRecord): void {
    const after = reduceTable(table, record);
    if (isForeign(after, gameIn(games, after.game))) return takeForeign(record, after);
    if (record.t !== 'move') return take(record);
    const outcome = outcomeOf(record.entry);
    if (!outcome.ok) throw new Error(outcome.why);
    accept(record, outcome);
  }

  for (const [at, line] of store.read().entries())
    try {
      reread(JSON.parse(line) as TableRecord);
    } catch {
      throw new DamagedLog(at + 1);
    }
  const why = table === null ? null : otherRules(table, gameIn(games, now().game));
  if (why !== null) throw why;

  return {
    table: now,
    game: gameOf,
    match: () => story?.match ?? null,
    history: () => story,
    happened: () => happened,
    hasMove: (id) => moves.some((match) => match.has(id)),
    lines: store.read,
    write: (record) => {
      store.append(JSON.stringify(record));
      take(record);
    },
    play: (id, entry) => {
      const outcome = outcomeOf(entry);
      if (!outcome.ok) return { ok: false, why: outcome.why };
      const record = { t: 'move', id, entry } as const;
      store.append(JSON.stringify(record));
      accept(record, outcome);
      return { ok: true };
    },
  };
}

const gameIn = (games: { readonly [id: string]: Game }, id: string): Game | undefined =>
  Object.hasOwn(games, id) ? games[id] : undefined;
