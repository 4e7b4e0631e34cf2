import { TREES } from '@/components/art/trees';
import { qrPath } from '@/components/codes/qrPath';
import { codesPage } from '@/components/control/paper/codesPage';

const table = {
  table: 'Table 1 · Baobab',
  game: 'PODIUM',
  tree: TREES[0] ?? [],
  link: 'http://192.168.43.1:8787/join#abcdef01',
  place: '192.168.43.1:8787',
  code: 'KRWAN4',
};
const page = (of: Partial<typeof table> = {}, title = 'Thursday') =>
  codesPage({ title, how: 'Scan.', orType: 'or type', tables: [{ ...table, ...of }, table] });

test('each table has a card of its own on the sheet: its name, its tree, its code to scan and to type', () => {
  const { body } = page();
  expect(body.match(/class="card"/g)).toHaveLength(2);
  for (const words of [table.table, table.game, table.place, table.code, 'Thursday'])
    expect(body).toContain(words);
  expect(body).toContain(qrPath(table.link).path);
});

test('no name becomes part of the page', () => {
  const { body } = page({ game: '<img src=x onerror=alert(1)>' }, '"><script>');
  expect(body).not.toMatch(/<img|<script/);
  expect(body).toContain('&lt;img');
});

test('the squares of a code are those of the code, and no other', () => {
  const { path, size } = qrPath(table.link);
  const squares = path.split('M').filter((one) => one !== '');
  expect(size).toBeGreaterThanOrEqual(21);
  expect(new Set(squares).size).toBe(squares.length);
  // The finder in its corner: a dark edge, a light ring.
  expect(squares).toContain('0 0h1v1h-1z');
  expect(squares).not.toContain('1 1h1v1h-1z');
});
