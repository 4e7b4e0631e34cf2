import { spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { GuestRequest } from '@/net/http/connection';
import type { Game } from '@/rules/engine';
import { freePort } from '@/scripts/sim/kills/hostProcess';
import { sessionName } from '@/server/data/sessionName';
import { localApi } from '@/server/localApi';
import { openTableRegistry, type TableRegistry } from '@/server/tableRegistry';
import { OtherRules } from '@/table/storage/storage';
import { unsealTable } from '@/table/log/files/tableFile';
import { APP_VERSION } from '@/table/wire/version';

import { GAMES } from '../support/games';
import { logOfRules, OLD_TABLE_FILE, tableFileOf } from '../support/oldLogs';

/** A log of version 2, with a last line that the power cut short: even that stays. */
const laterFile = (log: readonly string[]) => `${tableFileOf(log)}0123 {"t":"mo`;
const LATER = logOfRules(2, '0.9.0');
const LATER_FILE = laterFile(LATER);

let data = '';
const open: TableRegistry[] = [];
beforeEach(() => (data = mkdtempSync(join(tmpdir(), 'palaver-rules-'))));
afterEach(() => {
  for (const registry of open.splice(0)) registry.close();
  rmSync(data, { recursive: true });
});

const keep = (content: string) => writeFileSync(join(data, 'table.table'), content);
const kept = () => readFileSync(join(data, 'table.table'), 'utf8');

/** A Palaver with this version of the rules. */
function opened(rulesVersion = 1): TableRegistry {
  // Only one at a time has the folder.
  for (const registry of open.splice(0)) registry.close();
  const games = { ...GAMES, dystocratic: { ...(GAMES['dystocratic'] as Game), rulesVersion } };
  const registry = openTableRegistry({
    data,
    games,
    port: () => 8787,
    addresses: () => [],
  });
  open.push(registry);
  return registry;
}

test('[W10.2] a log of other rules stays closed, is not called damaged, and says what it needs', () => {
  keep(LATER_FILE);
  const registry = opened();
  expect(registry.troubled()).toEqual([]);
  expect(registry.tables()).toEqual([]);
  expect(registry.closed()).toMatchObject([
    {
      id: 'table',
      why: { game: 'dystocratic', needs: 2, has: 1, app: '0.9.0' },
      summary: { players: ['Player 0', 'Player 1', 'Player 2', 'Player 3'], matches: 2, moves: 12 },
    },
  ]);
  expect(registry.closed()[0]?.at).toBeGreaterThan(0);
});

test('[W10.2] nothing that can be done with it changes a byte of it', () => {
  keep(LATER_FILE);
  const registry = opened();
  registry.exportClosed('table');
  registry.startAnew('table');
  registry.close();
  opened();
  expect(kept()).toBe(LATER_FILE);
});

test('it can be started anew, with the same game and options, beside it', () => {
  keep(tableFileOf([...LATER, JSON.stringify({ t: 'options', options: { timer: 3, lockTimer: 60 } })]));
  const registry = opened();
  const host = registry.startAnew('table');
  expect(host?.info()).toMatchObject({ game: 'dystocratic', stage: 'lobby', match: 0 });
  expect(host?.table().options).toEqual({ ...host?.table().options, lockTimer: 60 });
  expect(host?.table()).toMatchObject({ rules: 1, app: APP_VERSION });
  expect(registry.closed()).toHaveLength(1);
  expect(registry.startAnew('other')).toBeNull();
});

test('it can be taken along as a file that a Palaver with its rules opens', () => {
  keep(LATER_FILE);
  const made = opened().exportClosed('table');
  const read = unsealTable(made?.text ?? '', made?.code ?? '');
  expect(read).toMatchObject({
    table: { tableId: 'table', game: 'dystocratic', rules: 2, app: APP_VERSION, log: LATER },
  });
  expect('table' in read && read.table.secretKeys).toHaveLength(1);
});

test('a log of today is closed to the next version of the rules, and open to this one again', () => {
  keep(OLD_TABLE_FILE);
  const later = opened(2);
  expect(later.closed()).toMatchObject([{ why: { needs: 1, has: 2, app: null } }]);
  later.close();
  expect(kept()).toBe(OLD_TABLE_FILE);
  expect(opened().table('table')?.info()).toMatchObject({ stage: 'playing', match: 2 });
});

test('a log of the next version is open once its rules are here', () => {
  keep(LATER_FILE);
  expect(opened().tables()).toEqual([]);
  expect(opened(2).table('table')?.info()).toMatchObject({ stage: 'playing', match: 2 });
});

test('a game that this Palaver does not have cannot be started anew, but taken along', () => {
  keep(tableFileOf(LATER.map((line) => line.replace('"game":"dystocratic"', '"game":"go"'))));
  const registry = opened();
  expect(registry.closed()).toMatchObject([{ why: { game: 'go', needs: 2, has: null } }]);
  expect(registry.startAnew('table')).toBeNull();
  expect(registry.exportClosed('table')).not.toBeNull();
});

test('a table that lost its host is not carried on by other rules, and the file that is here stays', () => {
  keep(LATER_FILE);
  const registry = opened();
  const lost = { table: 'table', game: 'dystocratic', lines: LATER, values: [] };
  expect(() => registry.carryOn(lost)).toThrow(OtherRules);
  expect(kept()).toBe(LATER_FILE);
  expect(readdirSync(data).sort()).toEqual(['host.lock', 'table.table']);
  expect(registry.closed()).toHaveLength(1);
});

describe("the laptop's own screen", () => {
  const asked = (path: string, remoteAddress = '127.0.0.1') => {
    const [at = '', query = ''] = path.split('?');
    const request = {
      path: at,
      query,
      headers: { host: 'localhost:8787', 'x-palaver': 'key' },
      remoteAddress,
    };
    return localApi({
      house: open[0] as TableRegistry,
      session: sessionName(data),
      key: 'key',
      addresses: () => [],
      port: () => 8787,
      recovery: () => null,
      offerRecovery: () => {
        throw new Error('nobody asked');
      },
    })(request as unknown as GuestRequest);
  };
  const told = (path: string) => JSON.parse(String(asked(path)?.body)) as Record<string, unknown>;

  test('is told what is closed and why, starts it anew and saves it', () => {
    keep(LATER_FILE);
    opened();
    expect(told('/local')).toMatchObject({
      tables: [],
      closed: [{ id: 'table', game: 'dystocratic', needs: 2, has: 1, app: '0.9.0', matches: 2, moves: 12 }],
    });
    expect(told('/local/anew?table=table')).toMatchObject({ game: 'dystocratic', stage: 'lobby' });
    const { text, code } = told('/local/file?table=table');
    expect(unsealTable(String(text), String(code))).toMatchObject({ table: { log: LATER } });
    expect(asked('/local/anew?table=other')).toEqual({ status: 404 });
    expect(asked('/local/file?table=other')).toEqual({ status: 404 });
  });

  test('is the only one who gets the file', () => {
    keep(LATER_FILE);
    opened();
    expect(asked('/local/file?table=table', '192.168.1.20')).toEqual({ status: 404 });
    expect(asked('/local/anew?table=table', '192.168.1.20')).toEqual({ status: 404 });
    expect(readdirSync(data).sort()).toEqual(['host.lock', 'table.table']);
  });
});

test('the terminal says what it needs, where it is, and what can be done', async () => {
  const has = GAMES['dystocratic']?.rulesVersion ?? 0;
  const later = laterFile(logOfRules(has + 1, '0.9.0'));
  keep(later);
  writeFileSync(join(data, 'index.html'), '<!doctype html>');
  const host = spawn(
    process.execPath,
    ['scripts/run.mjs', 'server/play.ts', '--site', data, '--data', data, '--port', String(await freePort())],
    { stdio: 'pipe' },
  );
  let said = '';
  await new Promise<void>((done, fail) => {
    host.stdout.on('data', (text: Buffer) => {
      said += text.toString();
      if (said.includes('Ctrl-C stops the host')) done();
    });
    host.once('exit', (code) => fail(new Error(`the host ended with ${code}: ${said}`)));
  });
  const ended = new Promise((done) => host.removeAllListeners('exit').once('exit', done));
  host.kill('SIGINT');
  await ended;
  expect(said).toContain(`needs Palaver with rules ${has + 1} of dystocratic; this one has ${has}.`);
  expect(said).toContain('It was played with Palaver 0.9.0.');
  expect(said).toContain(join(data, 'table.table'));
  expect(said).toContain('saved as a file for another Palaver, or started anew');
  expect(said).not.toContain('damaged');
  expect(kept()).toBe(later);
}, 60_000);
