import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { until } from '@/scripts/sim/phones/waits';
import { fileLog } from '@/server/data/fileLog';
import { openTableRegistry } from '@/server/tableRegistry';
import { DamagedLog } from '@/table/storage/storage';

import { GAMES } from '../support/games';
import { OLD_LOG, OLD_TABLE_FILE } from '../support/oldLogs';
import { type RealPhone, servingOf } from '../support/serving';

type Place = Awaited<ReturnType<typeof servingOf>>;
let place: Place;
let phone: RealPhone;
let file = '';

beforeEach(async () => {
  place = await servingOf();
  const host = place.serving().house.create('dystocratic', 3);
  file = join(place.folder, 'data', `${host.id}.table`);
  phone = place.join(host);
  await until(phone.guest, ({ line }) => line === 'here');
  await phone.guest.ask({ type: 'sit', seat: 3, name: 'Amina' });
  await phone.guest.ask({ type: 'options', options: { firstDealer: '3' } });
  await phone.guest.ask({ type: 'start' });
  await until(phone.guest, ({ snapshot }) => snapshot !== null);
  expect(await phone.guest.choose({ type: 'deal' })).toEqual({ ok: true });
}, 30_000);
afterEach(() => place.stop());

const linesIn = (content: string): readonly string[] => content.split('\n').slice(0, -1);
const fileOf = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('');

/** What a sync program, a text editor or a bad merge makes of a file, without changing a byte of any line. */
const CHANGES: { readonly [what: string]: (lines: readonly string[], at: number) => readonly string[] } = {
  removed: (lines, at) => lines.toSpliced(at, 1),
  doubled: (lines, at) => lines.toSpliced(at, 0, lines[at] ?? ''),
  'swapped with the next': (lines, at) => lines.toSpliced(at, 2, lines[at + 1] ?? '', lines[at] ?? ''),
};

test.each(Object.keys(CHANGES))(
  '[W10.1] whichever line is %s, the table is damaged and its file left as it is',
  async (what) => {
    await place.serving().close();
    const data = mkdtempSync(join(tmpdir(), 'palaver-order-'));
    const path = join(data, 'abcd1234.table');
    const lines = linesIn(readFileSync(file, 'utf8'));
    expect(lines.length).toBeGreaterThan(10);
    const tried = what === 'swapped with the next' ? lines.slice(0, -1) : lines;
    const opened = tried.flatMap((_, at) => {
      const changed = fileOf(CHANGES[what]?.(lines, at) ?? []);
      writeFileSync(path, changed);
      const registry = openTableRegistry({ games: GAMES, data, port: () => 1, addresses: () => [] });
      const [found] = registry.troubled();
      const isRefused = found?.trouble === 'damaged' && registry.tables().length === 0;
      registry.close();
      expect(readFileSync(path, 'utf8')).toBe(changed);
      return isRefused ? [] : [at];
    });
    // Behind the last line there is nothing that could tell.
    expect(opened).toEqual(what === 'removed' ? [lines.length - 1] : []);
    rmSync(data, { recursive: true });
  },
);

test('[W8.4] a host that lost the last lines of its log is named by the phone that was told them', async () => {
  await until(phone.guest, ({ snapshot }) => snapshot?.legal.every(({ type }) => type !== 'deal') === true);
  await place.restart(() => writeFileSync(file, fileOf(linesIn(readFileSync(file, 'utf8')).slice(0, -1))));
  await until(phone.guest, ({ trust }) => trust.alarm !== null);
  expect(phone.guest.state().trust.alarm?.what).toBe('fork');
}, 30_000);

describe('a log from before checks covered the lines before', () => {
  const path = () => join(place.folder, 'old.table');
  const reopened = () => {
    const log = fileLog(path());
    log.close();
    return log;
  };

  test('opens, and goes on with lines that cover all of it', () => {
    writeFileSync(path(), OLD_TABLE_FILE);
    const log = fileLog(path());
    expect(log.read()).toEqual(OLD_LOG);
    log.append('{"t":"next"}');
    log.append('{"t":"and on"}');
    log.close();
    const content = readFileSync(path(), 'utf8');
    expect(content.startsWith(OLD_TABLE_FILE)).toBe(true);
    expect(reopened).not.toThrow();

    const lines = linesIn(content);
    for (const change of Object.values(CHANGES))
      for (const at of lines.slice(0, -1).keys()) {
        writeFileSync(path(), fileOf(change(lines, at)));
        expect(reopened).toThrow(DamagedLog);
      }
  });

  test('takes no line of the old kind after one of the new', () => {
    const old = linesIn(OLD_TABLE_FILE);
    writeFileSync(path(), OLD_TABLE_FILE);
    const log = fileLog(path());
    log.append('{"t":"next"}');
    log.close();
    writeFileSync(path(), fileOf([...linesIn(readFileSync(path(), 'utf8')), old.at(-1) ?? '']));
    expect(reopened).toThrow(`line ${old.length + 2} of the saved game is damaged`);
  });
});
