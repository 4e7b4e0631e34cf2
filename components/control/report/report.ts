import type { GuestState } from '@/state/session/useTable';

/** Below so many people at a table one can tell from the points whose they are. */
const FEW = 4;

export type ReportedTable = {
  /** Number and tree, as people call it. */
  readonly table: string;
  readonly game: string;
  readonly people: number;
  readonly bots: number;
  readonly isOver: boolean;
  /** From the most to the fewest, so that no place tells whose they are; `null` where it would, or the game goes on. */
  readonly points: readonly number[] | null;
  /** By seat, only where the report has names; of people only. */
  readonly names: readonly string[] | null;
  readonly moments: readonly string[];
};

export type Report = {
  readonly session: string;
  readonly date: string;
  readonly tables: readonly ReportedTable[];
};

export type ReportedTableProps = {
  readonly state: Pick<GuestState, 'table'>;
  readonly table: string;
  readonly game: string;
  readonly scores: readonly number[] | null;
  readonly moments: readonly string[];
  readonly withNames: boolean;
};

/** What a report says of one table, from what everyone at it may see. */
export function reportedTable(of: ReportedTableProps): ReportedTable {
  const { table, game, scores, moments, withNames } = of;
  const seats = of.state.table?.seats ?? [];
  const people = seats.filter(({ kind }) => kind === 'phone');
  const own = seats.flatMap(({ kind }, seat) => (kind === 'phone' ? [scores?.[seat] ?? 0] : []));
  const tellsPoints = scores !== null && (withNames || people.length >= FEW);
  return {
    table,
    game,
    people: people.length,
    bots: seats.filter(({ kind }) => kind === 'bot').length,
    isOver: of.state.table?.stage === 'over',
    points: tellsPoints ? (withNames ? own : [...own].sort((one, other) => other - one)) : null,
    names: withNames ? people.map(({ name }) => name) : null,
    moments,
  };
}

/** A name must not become a formula where a table of numbers opens the file. */
const cell = (value: string | number): string =>
  `"${String(value)
    .replace(/^(?=[=+\-@\t\r])/, "'")
    .replace(/"/g, '""')}"`;

/** One line a table, for a table of numbers. The names of its columns are for programs, the same in each language. */
export function reportCsv({ session, date, tables }: Report): string {
  const head = ['session', 'date', 'table', 'game', 'people', 'bots', 'over', 'points', 'names', 'moments'];
  const lines = tables.map(({ table, game, people, bots, isOver, points, names, moments }) => [
    session,
    date,
    table,
    game,
    people,
    bots,
    isOver ? 1 : 0,
    points?.join(' ') ?? '',
    names?.join(', ') ?? '',
    moments.join(' '),
  ]);
  return [head, ...lines].map((line) => `${line.map(cell).join(',')}\r\n`).join('');
}

export const reportJson = (report: Report): string =>
  JSON.stringify({ palaver: 'report', v: 1, ...report }, null, 2);
