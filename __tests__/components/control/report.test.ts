import { reportPage } from '@/components/control/paper/reportPage';
import { type Report, reportCsv, reportedTable, reportJson } from '@/components/control/report/report';
import { en } from '@/i18n/en';
import { translator } from '@/i18n/fill';

const t = translator('en', en);
const NAMES = ['Amina', 'Ben', 'Chipo', '=2+3'];
const SCORES = [3, 12, 7, 5];

/** A table of so many people; the seats after them belong to bots. */
const at = (
  people: number,
  of: { readonly withNames?: boolean; readonly scores?: readonly number[] | null } = {},
) =>
  reportedTable({
    state: {
      table: {
        stage: of.scores === null ? 'playing' : 'over',
        seats: NAMES.map((name, seat) => ({ name, kind: seat < people ? 'phone' : 'bot' })),
      },
    } as never,
    table: 'Table 1 · Baobab',
    game: 'Dystocratic Process',
    scores: of.scores === undefined ? SCORES : of.scores,
    moments: ['Round 2: all said <b>WHITE</b>.'],
    withNames: of.withNames ?? false,
  });

const reportOf = (...tables: Report['tables']): Report => ({
  session: 'Thursday',
  date: '2026-11-19',
  tables,
});
const written = (report: Report) => [
  reportPage(report, t as never).body,
  reportCsv(report),
  reportJson(report),
];

test('nobody is named, and points stand in an order that tells nobody where they sat', () => {
  const table = at(4);
  expect(table.points).toEqual([12, 7, 5, 3]);
  for (const text of written(reportOf(table))) for (const name of NAMES) expect(text).not.toContain(name);
});

test('points of so few people that one could tell whose they are are left out, with the bots beside them', () => {
  const table = at(3);
  expect(table).toMatchObject({ people: 3, bots: 1, points: null, names: null });
  const [page = '', csv = '', json = ''] = written(reportOf(table));
  expect(page).toContain('one could tell whose they are');
  for (const text of [page, csv, json]) expect(text).not.toMatch(/\b12\b/);
});

test('with names each has the points that stand on the screen', () => {
  const table = at(4, { withNames: true });
  expect(table).toMatchObject({ names: NAMES, points: SCORES });
  const [page = '', csv = ''] = written(reportOf(table));
  expect(page).toContain('Amina 3, Ben 12, Chipo 7, =2+3 5');
  // A name is no formula.
  expect(csv).toContain('"Amina, Ben, Chipo, =2+3"');
  expect(reportCsv({ ...reportOf(table), session: '=cmd()' })).toContain(`"'=cmd()"`);
});

test('a game that goes on has no points, and nothing that is written becomes part of the page', () => {
  const table = at(4, { scores: null });
  expect(table).toMatchObject({ isOver: false, points: null });
  const [page = ''] = written(reportOf(table));
  expect(page).toContain('The game was not over.');
  expect(page).not.toContain('<b>');
  expect(page.match(/<section>/g)).toHaveLength(1);
});

test('a program reads back what was written, one line a table', () => {
  const report = reportOf(at(4), at(3));
  expect(JSON.parse(reportJson(report))).toMatchObject({
    palaver: 'report',
    v: 1,
    session: 'Thursday',
    tables: report.tables,
  });
  const lines = reportCsv(report).trimEnd().split('\r\n');
  expect(lines).toHaveLength(3);
  for (const line of lines) expect(line.match(/","/g)).toHaveLength(9);
});
