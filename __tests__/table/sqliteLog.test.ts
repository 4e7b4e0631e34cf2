import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type LogDatabase, sqliteLogs } from '@/state/store/sqliteLogs';
import { DamagedLog } from '@/table/storage/storage';

import { kept, openDatabaseSync } from '../support/sqliteStandIn';
import { describeLogStore } from '../support/storageContract';

let folder = '';
let opened: ReturnType<typeof openDatabaseSync>[] = [];
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'palaver-'));
  kept.in = folder;
});
afterEach(closeAll);
afterAll(() => {
  rmSync(folder, { recursive: true });
});

/** As a killed app leaves its database: closed by nobody but the system. */
function closeAll() {
  for (const database of opened) database.closeSync();
  opened = [];
}

/** One file for each place, opened anew each time. */
function logsIn(name: string) {
  closeAll();
  return sqliteLogs(() => {
    const database = openDatabaseSync(name);
    opened.push(database);
    return database as unknown as LogDatabase;
  });
}

let count = 0;
const newName = () => `tables-${(count += 1)}.db`;

describeLogStore("a phone's SQLite", () => {
  const name = newName();
  return { open: () => logsIn(name).log('table') };
});

describe("a phone's SQLite", () => {
  const written = () => {
    const name = newName();
    const log = logsIn(name).log('table');
    for (const line of ['one', 'two', 'three']) log.append(line);
    return name;
  };
  const sql = (text: string) => opened[0]?.execSync(text);

  test('keeps the logs of several tables apart, and removes one or all', () => {
    const logs = logsIn(newName());
    logs.log('1').append('one');
    logs.log('10').append('ten');
    logs.remove('1');
    expect([logs.log('1').read(), logs.log('10').read()]).toEqual([[], ['ten']]);
    logs.removeAll();
    expect(logs.log('10').read()).toEqual([]);
  });

  test('with a changed line is refused and left as it is', () => {
    const name = written();
    sql("UPDATE lines SET line = replace(line, 'two', 'owt')");
    expect(() => logsIn(name).log('table')).toThrow('line 2 of the saved game is damaged');
    expect(() => logsIn(name).log('table')).toThrow('line 2');
  });

  test('with a line missing is refused', () => {
    const name = written();
    sql('DELETE FROM lines WHERE number = 2');
    expect(() => logsIn(name).log('table')).toThrow('line 2 of the saved game is damaged');
  });

  test.each([
    ['missing', 'DELETE FROM lines WHERE number = 2; UPDATE lines SET number = 2 WHERE number = 3'],
    ['doubled', 'INSERT INTO lines SELECT log, 4, line FROM lines WHERE number = 3'],
    [
      'out of order',
      'UPDATE lines SET number = 9 WHERE number = 2; UPDATE lines SET number = 2 WHERE number = 3; UPDATE lines SET number = 3 WHERE number = 9',
    ],
  ])('with a line %s is refused, though its rows are numbered as before', (_what, change) => {
    const name = written();
    sql(change);
    expect(() => logsIn(name).log('table')).toThrow(DamagedLog);
  });

  test('lets only one host write: a second one learns that it is not alone', () => {
    const logs = logsIn(newName());
    const [first, second] = [logs.log('table'), logs.log('table')];
    first.append('one');
    expect(() => second.append('uno')).toThrow();
    expect(second.read()).toEqual([]);
    first.append('two');
    expect(logs.log('table').read()).toEqual(['one', 'two']);
  });

  test('a line that could not be kept was not written', () => {
    const name = written();
    const log = logsIn(name).log('table');
    sql("CREATE TRIGGER full BEFORE INSERT ON lines BEGIN SELECT RAISE(ABORT, 'disk full'); END");
    expect(() => log.append('four')).toThrow('disk full');
    expect(log.read()).toEqual(['one', 'two', 'three']);
    sql('DROP TRIGGER full');
    log.append('five');
    expect(logsIn(name).log('table').read()).toEqual(['one', 'two', 'three', 'five']);
  });
});
