import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { removeTable } from '@/server/data/retention';
import { nodeDisk } from '@/server/data/disk';
import { openTableRegistry } from '@/server/tableRegistry';
import { textOfLine } from '@/table/log/checkedLine';
import type { TableRecord } from '@/table/log/records';

import { GAMES } from '../support/games';

/** Somebody finds the laptop after the evening, and looks for who voted how. */
let data = '';
beforeEach(() => (data = mkdtempSync(join(tmpdir(), 'palaver-forget-'))));
afterEach(() => rmSync(data, { recursive: true }));

/** A table with bots, and with what a recovery and a broken file leave beside it. */
function evening() {
  const registry = openTableRegistry({ games: GAMES, data, port: () => 1, addresses: () => [] });
  const host = registry.create('dystocratic', 4);
  const { id } = host;
  registry.close();
  const log = readFileSync(join(data, `${id}.table`));
  writeFileSync(join(data, `${id}.table.before`), log);
  for (const end of ['half', 'broken']) writeFileSync(join(data, `${id}.bots.${end}`), log);
  const [first] = log.toString().split('\n');
  const { secrets } = JSON.parse(textOfLine(first ?? '')) as TableRecord & { t: 'table' };
  const names = host.info().seats.map(({ name }) => name);
  return { id, secrets: [...Object.values(secrets), ...names] };
}

const found = (words: readonly string[]): readonly string[] =>
  readdirSync(data).filter((name) => {
    const content = readFileSync(join(data, name), 'utf8');
    return words.some((word) => content.includes(word));
  });

const program = () => execFileSync(process.execPath, ['scripts/test/bundleHost.mjs'], { encoding: 'utf8' });
const forget = (id: string) =>
  spawnSync(process.execPath, [program(), '--data', data, '--forget', id], { encoding: 'utf8' });

test('[A30] removing only the log, as one would by hand, leaves keys and names for a finder', () => {
  const { id, secrets } = evening();
  rmSync(join(data, `${id}.table`));
  expect(found(secrets)).toContain(`${id}.table.before`);
});

test('[A30] what the host forgets leaves no key, no name and no file', () => {
  const { id, secrets } = evening();
  expect(found(secrets).length).toBeGreaterThan(1);
  removeTable(data, id, nodeDisk);
  expect(found(secrets)).toEqual([]);
  expect(readdirSync(data)).toEqual([]);
});

test('[A30] --forget does it from the terminal, for one table or for all, and says which', () => {
  const [one, two] = [evening(), evening()];
  const first = forget(one.id);
  expect([first.status, first.stdout]).toEqual([
    0,
    expect.stringContaining(`Deleted from this computer: ${one.id}`),
  ]);
  expect(found(one.secrets.slice(0, 3))).toEqual([]);
  expect(found(two.secrets)).not.toEqual([]);
  const unknown = forget('nobody');
  expect([unknown.status, unknown.stderr]).toEqual([1, expect.stringContaining('There is no table nobody')]);
  expect(forget('all').stdout).toContain(two.id);
  expect(readdirSync(data)).toEqual([]);
}, 60_000);
