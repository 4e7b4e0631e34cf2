import * as z from 'zod/mini';

import type { Entry, GameTypes, Result } from '@/rules/engine';

import { reduceTable, type TableRecord, type TableState } from '@/table/log/records';
import { pledgeOf, type Pledge, type SeedNumber } from '@/table/rounds/shuffleBefore';
import { FILES } from '@/table/wire/limits';
import { chainFile, createChainFile } from './chainFile';
import { dealFile, dealFileOf } from './dealFile';
import type { LogChain } from '@/table/log/logChain';

const hex = (bytes: number) => z.string().check(z.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`)));
const seat = z.int().check(z.gte(0), z.lt(16));
const few = 16;
const VERSION = 3;

const entry = z.union([
  z.strictObject({ seat, move: z.looseObject({ type: z.string().check(z.maxLength(32)) }) }),
  z.looseObject({}),
]);

const gameFile = z.strictObject({
  palaver: z.literal('game'),
  v: z.union([z.literal(1), z.literal(2), z.literal(VERSION)]),
  table: z.string().check(z.minLength(1), z.maxLength(64)),
  match: z.int().check(z.gte(1)),
  game: z.string().check(z.maxLength(32)),
  /** Files of version 1 say neither: they were played by the first version of every game's rules. */
  rules: z._default(z.int().check(z.gte(1)), 1),
  app: z._default(z.nullable(z.string().check(z.maxLength(32))), null),
  options: z.record(z.string(), z.union([z.string(), z.number()])),
  seats: z
    .array(z.strictObject({ name: z.string().check(z.maxLength(80)), kind: z.enum(['phone', 'bot']) }))
    .check(z.minLength(1), z.maxLength(few)),
  /** The round it was dealt from. Files before version 3 have none. */
  deal: z._default(z.nullable(dealFile), null),
  /** Before version 3. `null`: this match was not dealt from a shuffle of the phones' seats. */
  shuffle: z.nullable(
    z.strictObject({
      round: hex(8),
      host: z.strictObject({ pledge: hex(32), number: z.nullable(hex(32)) }),
      from: z
        .array(z.strictObject({ seat, key: hex(32), pledge: hex(32), number: z.nullable(hex(32)) }))
        .check(z.maxLength(few)),
      /** Seats that were waited for in vain. */
      without: z.array(seat).check(z.maxLength(few)),
    }),
  ),
  /** Everyone who held a seat, in the order in which they moved. */
  keys: z.array(hex(32)).check(z.maxLength(200)),
  entries: z
    .array(
      z.strictObject({
        id: z.string().check(z.maxLength(64)),
        /** Whose seat it was then, among `keys`. */
        by: z.nullable(z.int()),
        entry,
      }),
    )
    .check(z.maxLength(50_000)),
  /** The other records since the round, and where the chain stood before it. A file without names has none. */
  chain: z._default(z.nullable(chainFile), null),
  /** `null`: not finished. Then the numbers are left out, because they would tell the deck. */
  result: z.nullable(
    z.strictObject({
      scores: z.array(z.number()).check(z.maxLength(few)),
      winners: z.array(z.union([z.int(), z.string().check(z.maxLength(64))])).check(z.maxLength(few)),
    }),
  ),
});

/** One game as it is kept, shown at the end and checked by anybody. */
export type GameFile = Omit<z.infer<typeof gameFile>, 'entries'> & {
  readonly entries: readonly FileEntry[];
};

export type FileEntry = {
  readonly id: string;
  readonly by: number | null;
  readonly entry: Entry<GameTypes>;
};

export type FileProblem = 'too-big' | 'not-json' | 'not-a-game' | 'other-version';

/** Reads what may come from anyone. */
export function readGameFile(text: string): { readonly file: GameFile } | { readonly problem: FileProblem } {
  if (text.length > FILES.gameChars) return { problem: 'too-big' };
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return { problem: 'not-json' };
  }
  const { palaver, v } = (typeof json === 'object' && json !== null ? json : {}) as Record<string, unknown>;
  if (palaver !== 'game') return { problem: 'not-a-game' };
  if (v !== 1 && v !== 2 && v !== VERSION) return { problem: 'other-version' };
  const parsed = gameFile.safeParse(json);
  return parsed.success ? { file: parsed.data as GameFile } : { problem: 'not-a-game' };
}

/** The latest match in a table's log. `result` says how it ended; without one, nothing secret goes into the file. */
export function gameFileOf(
  log: readonly string[],
  result: Result | null,
  chain: Pick<LogChain, 'reach' | 'since'> | null = null,
): GameFile | null {
  let table: TableState | null = null;
  let dealt: TableState | null = null;
  const keys: string[] = [];
  const entries: FileEntry[] = [];
  const records = createChainFile();
  for (const line of log) {
    const record = JSON.parse(line) as TableRecord;
    table = reduceTable(table, record);
    records.add(record);
    if (record.t === 'start') {
      dealt = table;
      keys.length = 0;
      entries.length = 0;
    }
    if (record.t !== 'move') continue;
    const { id, entry: made } = record;
    const key = 'seat' in made ? (table.seats[made.seat]?.key ?? null) : null;
    if (key !== null && !keys.includes(key)) keys.push(key);
    entries.push({ id, by: key === null ? null : keys.indexOf(key), entry: made });
  }
  if (table === null || dealt === null) return null;
  const shown = <T>(number: T): T | null => (result === null ? null : number);
  return {
    palaver: 'game',
    v: VERSION,
    table: dealt.id,
    match: dealt.match,
    game: dealt.game,
    rules: dealt.rules,
    app: dealt.app,
    options: dealt.options,
    seats: table.seats.flatMap(({ name, kind }) => (kind === 'open' ? [] : [{ name, kind }])),
    deal: dealFileOf(dealt.deal, shown),
    shuffle: shuffleOf(dealt, shown),
    keys,
    // What was done in an unfinished game can tell as much as the cards.
    entries: result === null ? [] : entries,
    chain: result === null || chain === null ? null : records.from(chain),
    result: result && { scores: [...result.scores], winners: [...result.winners] },
  };
}

function shuffleOf(
  { id, match, shuffle }: TableState,
  shown: (number: SeedNumber | null) => SeedNumber | null,
): GameFile['shuffle'] {
  if (shuffle === null) return null;
  const { round, own, from, without } = shuffle;
  const host: Pledge = pledgeOf({ table: id, match, round }, 'host', own);
  return {
    round,
    host: { pledge: host, number: shown(own) },
    from: from.map(({ seat: at, key, pledge, number }) => ({
      seat: at,
      key,
      pledge: pledge ?? '',
      number: shown(number),
    })),
    without: [...without],
  };
}
