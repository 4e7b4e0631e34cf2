import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fileLog } from '@/server/data/fileLog';
import { FolderInUse } from '@/server/data/hostLock';
import { forgetTables, keepTables } from '@/server/data/retention';
import { openTableRegistry, type TableRegistry } from '@/server/tableRegistry';

import { GAMES } from '../support/games';

let data = '';
const open = new Set<TableRegistry>();
beforeEach(() => (data = join(fs.mkdtempSync(join(tmpdir(), 'palaver-data-')), 'tables')));
afterEach(() => {
  for (const registry of open) closed(registry);
  fs.rmSync(join(data, '..'), { recursive: true, force: true });
});

function opened(now: () => number = Date.now): TableRegistry {
  const registry = openTableRegistry({ games: GAMES, data, port: () => 1, addresses: () => [], now });
  open.add(registry);
  return registry;
}
const closed = (registry: TableRegistry) => {
  registry.close();
  open.delete(registry);
};
const modeOf = (path: string) => fs.statSync(path).mode & 0o777;
const DAY_MS = 24 * 60 * 60 * 1000;

describe('files with secrets', () => {
  test('are for their owner alone, in a folder for its owner alone', () => {
    const registry = opened();
    const { id } = registry.create('dystocratic', 4);
    expect(modeOf(data)).toBe(0o700);
    const found = fs.readdirSync(data).sort();
    expect(found).toEqual([`${id}.bots`, `${id}.table`, 'host.lock'].sort());
    for (const name of found) expect([name, modeOf(join(data, name))]).toEqual([name, 0o600]);
  });

  test('that an older Palaver left open to all are closed', () => {
    const registry = opened();
    const { id } = registry.create('dystocratic', 4);
    closed(registry);
    for (const name of fs.readdirSync(data)) fs.chmodSync(join(data, name), 0o644);
    fs.chmodSync(data, 0o755);
    opened();
    expect(modeOf(data)).toBe(0o700);
    for (const name of [`${id}.table`, `${id}.bots`]) expect(modeOf(join(data, name))).toBe(0o600);
  });

  test('do not close a folder that holds other things', () => {
    fs.mkdirSync(data, { mode: 0o755 });
    fs.writeFileSync(join(data, 'holiday.jpg'), '');
    opened();
    expect(modeOf(data)).toBe(0o755);
  });
});

describe('retention', () => {
  /** A table that has moved to another host is over here. */
  const finished = () => {
    const registry = opened();
    const { id } = registry.create('dystocratic', 4);
    closed(registry);
    const log = fileLog(join(data, `${id}.table`));
    log.append(JSON.stringify({ t: 'gone', to: { hostKey: 'ab'.repeat(32), addresses: [] } }));
    log.close();
    return id;
  };
  const later = (days: number) => opened(() => Date.now() + days * DAY_MS);

  test('a finished table goes after 30 days, with all that belongs to it, and is named', () => {
    const id = finished();
    const soon = later(29);
    expect(soon.removed).toEqual([]);
    closed(soon);
    const registry = later(31);
    expect(registry.removed).toEqual([id]);
    expect(registry.tables()).toEqual([]);
    expect(fs.readdirSync(data)).toEqual(['host.lock']);
  });

  test('one that is kept stays', () => {
    const id = finished();
    expect(keepTables({ folder: data, id })).toEqual([id]);
    expect(later(400).removed).toEqual([]);
  });

  test('a game that is not over stays, however old', () => {
    const registry = opened();
    const { id } = registry.create('dystocratic', 0);
    closed(registry);
    expect(later(400).table(id)).toBeDefined();
  });

  test('nobody forgets or keeps what a running host has open', () => {
    const { id } = opened().create('dystocratic', 0);
    expect(() => forgetTables({ folder: data, id })).toThrow(FolderInUse);
    expect(() => keepTables({ folder: data, id })).toThrow(FolderInUse);
  });

  test('no other table, and nothing outside the folder, is forgotten', () => {
    const registry = opened();
    const [one, two] = [registry.create('dystocratic', 1), registry.create('dystocratic', 1)];
    closed(registry);
    fs.writeFileSync(join(data, '..', 'other.table'), 'x');
    fs.writeFileSync(join(data, 'holiday.jpg'), 'x');
    for (const id of ['..', '../other', '', 'host', one.id.slice(0, 4)])
      expect(forgetTables({ folder: data, id })).toEqual([]);
    expect(forgetTables({ folder: data, id: one.id })).toEqual([one.id]);
    expect(fs.readdirSync(data).sort()).toEqual([`${two.id}.bots`, `${two.id}.table`, 'holiday.jpg'].sort());
    expect(fs.existsSync(join(data, '..', 'other.table'))).toBe(true);
  });
});
