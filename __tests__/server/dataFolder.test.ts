import * as fs from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Disk, nodeDisk } from '@/server/data/disk';
import { fileLog } from '@/server/data/fileLog';
import { FolderInUse, lockFolder } from '@/server/data/hostLock';
import { ChangedLog } from '@/server/data/trouble';
import { openTableRegistry, type TableRegistry } from '@/server/tableRegistry';
import { folderText, troubledText, unsavedText } from '@/server/troubleText';
import { textOfLine } from '@/table/log/checkedLine';

import { GAMES } from '../support/games';
import { tableFileOf } from '../support/oldLogs';

let data = '';
const open: TableRegistry[] = [];
beforeEach(() => (data = join(fs.mkdtempSync(join(tmpdir(), 'palaver-data-')), 'tables')));
afterEach(() => {
  for (const registry of open.splice(0)) registry.close();
  fs.rmSync(join(data, '..'), { recursive: true, force: true });
});

type Given = Partial<Parameters<typeof openTableRegistry>[0]>;
function opened(given: Given = {}): TableRegistry {
  const registry = openTableRegistry({ games: GAMES, data, port: () => 1, addresses: () => [], ...given });
  open.push(registry);
  return registry;
}
const closed = (registry: TableRegistry) => {
  registry.close();
  open.splice(open.indexOf(registry), 1);
};
const errno = (code: string) => Object.assign(new Error(`${code}: the disk says no`), { code });

/** A disk on which nothing can be written any more, once `isFull` says so. */
const fullDisk = (isFull: () => boolean): Disk => ({
  ...nodeDisk,
  writeSync: ((...args: Parameters<typeof fs.writeSync>) => {
    if (isFull()) throw errno('ENOSPC');
    return fs.writeSync(...args);
  }) as Disk['writeSync'],
  writeFileSync: ((...args: Parameters<typeof fs.writeFileSync>) => {
    // On a full disk there is still room for a name, and for the beginning of what stands under it.
    if (isFull()) fs.writeFileSync(args[0], String(args[1]).slice(0, 90), args[2]);
    if (isFull()) throw errno('ENOSPC');
    return fs.writeFileSync(...args);
  }) as Disk['writeFileSync'],
});

const lockOf = () => join(data, 'host.lock');

describe('the lock of a data folder', () => {
  const holder = (over: object) =>
    JSON.stringify({ pid: process.pid, started: 'other', at: Date.now(), mark: 'm', ...over });

  test('is for one host at a time, and the next has it once the first is closed', () => {
    const first = opened();
    expect(() => opened()).toThrow(FolderInUse);
    closed(first);
    expect(fs.existsSync(lockOf())).toBe(false);
    expect(() => opened()).not.toThrow();
  });

  test.each([
    ['of a process that has ended', () => holder({ pid: 2 ** 22 + 1 })],
    ['whose number another process has now', () => holder({})],
    ['that was left empty by a power cut', () => ''],
    ['that is no lock at all', () => '{"pid":'],
  ])('%s is taken over', (_what, content) => {
    fs.mkdirSync(data);
    fs.writeFileSync(lockOf(), content());
    expect(() => lockFolder(data)).not.toThrow();
    expect(JSON.parse(fs.readFileSync(lockOf(), 'utf8'))).toMatchObject({ pid: process.pid });
    expect(fs.readdirSync(data)).toEqual(['host.lock']);
  });

  test('of a dead process is removed by one host only, when another one is at it already', () => {
    fs.mkdirSync(data);
    fs.writeFileSync(lockOf(), holder({ pid: 2 ** 22 + 1 }));
    const other = lockFolder(join(data, '..'));
    fs.copyFileSync(join(data, '..', 'host.lock'), `${lockOf()}.next`);
    expect(() => lockFolder(data)).toThrow(FolderInUse);
    other.release();
  });

  test('is named in words that send nobody to another port', () => {
    opened();
    let text: readonly string[] = [];
    try {
      opened();
    } catch (error) {
      text = folderText(data, error);
    }
    expect(text.join(' ')).toMatch(/already running on this computer with these tables/);
    expect(text.join(' ')).not.toMatch(/port/i);
  });
});

describe('a log that another program has written to', () => {
  const path = () => join(data, 'one.table');
  const written = () => {
    fs.mkdirSync(data);
    const log = fileLog(path());
    log.append('one');
    return log;
  };

  test.each([
    ['grew', () => fs.appendFileSync(path(), 'x\n')],
    ['was cut short', () => fs.truncateSync(path(), 3)],
    ['is gone', () => fs.rmSync(path())],
    [
      'is another file of the same length',
      () => {
        fs.copyFileSync(path(), `${path()}.copy`);
        fs.renameSync(`${path()}.copy`, path());
      },
    ],
  ])('%s: nothing more is written to it', (_what, change) => {
    const log = written();
    change();
    const before = fs.existsSync(path()) ? fs.readFileSync(path()) : null;
    expect(() => log.append('two')).toThrow(ChangedLog);
    expect(fs.existsSync(path()) ? fs.readFileSync(path()) : null).toEqual(before);
    log.close();
  });

  test('stops the host, and whoever sits there is told why', () => {
    const seen: unknown[] = [];
    const host = opened({ onUnsaved: (error) => seen.push(error) }).create('dystocratic', 0);
    fs.appendFileSync(join(data, `${host.id}.table`), 'somebody else\n');
    expect(() => host.seatBots(1)).toThrow(ChangedLog);
    expect(seen[0]).toBeInstanceOf(ChangedLog);
    expect(unsavedText(seen[0]).join(' ')).toMatch(/Palaver stops: another program has changed/);
  });
});

describe('what is wrong is said in its own words:', () => {
  const tableFile = (content: string | Buffer) => {
    fs.mkdirSync(data, { recursive: true });
    fs.writeFileSync(join(data, 'abcd1234.table'), content);
  };
  const whole = () => {
    const registry = opened();
    const { id } = registry.create('dystocratic', 0);
    closed(registry);
    return fs.readFileSync(join(data, `${id}.table`), 'utf8');
  };
  /** The same under its own name, with one letter changed. */
  const damaged = () => {
    const good = whole();
    const id =
      fs
        .readdirSync(data)
        .find((name) => name.endsWith('.table'))
        ?.slice(0, 8) ?? '';
    const bad = good.replace('"seats"', '"seatS"');
    fs.writeFileSync(join(data, `${id}.table`), bad);
    return { id, good, bad };
  };
  const onlyTrouble = (given: Given = {}) => {
    const [found, ...more] = opened(given).troubled();
    expect(more).toEqual([]);
    if (found === undefined) throw new Error('nothing is wrong');
    return { ...found, text: troubledText(found).join(' ') };
  };

  test('a damaged file, with its line and the way back from the phones', () => {
    tableFile(whole().replace('"seats"', '"seatS"'));
    const found = onlyTrouble();
    expect(found).toMatchObject({ id: 'abcd1234', trouble: 'damaged' });
    expect(found.text).toMatch(/line 1 .* is damaged.*phones of its players keep this game.*--recover/);
  });

  test('a file of zeros', () => {
    tableFile(Buffer.alloc(600));
    expect(onlyTrouble().trouble).toBe('damaged');
    expect(fs.existsSync(join(data, 'abcd1234.table'))).toBe(true);
  });

  test.each([
    ['a record of a kind that came later', { t: 'firework', colour: 'red' }],
    ['a first line of a later version', { t: 'table', v: 2, id: 'x' }],
  ])('%s', (_what, record) => {
    const lines = record.t === 'table' ? [] : whole().split('\n').slice(0, -1).map(textOfLine);
    for (const name of fs.existsSync(data) ? fs.readdirSync(data) : []) fs.rmSync(join(data, name));
    tableFile(tableFileOf([...lines, JSON.stringify(record)]));
    const found = onlyTrouble();
    expect(found.trouble).toBe('newer');
    expect(found.text).toMatch(/newer Palaver.*Update Palaver.*Nothing is lost/);
    expect(found.text).not.toMatch(/damaged/);
  });

  test.each(['EACCES', 'EPERM', 'EROFS'])('a file that cannot be written to (%s)', (code) => {
    tableFile(whole());
    for (const name of fs.readdirSync(data)) if (name !== 'abcd1234.table') fs.rmSync(join(data, name));
    const openSync = ((path: string, ...rest: [string, number]) => {
      if (path.endsWith('.table')) throw errno(code);
      return fs.openSync(path, ...rest);
    }) as Disk['openSync'];
    const found = onlyTrouble({ disk: { ...nodeDisk, openSync } });
    expect(found.trouble).toBe('read-only');
    expect(found.text).toMatch(/does not let Palaver write.*Its game is whole/);
    expect(found.text).not.toMatch(/damaged/);
  });

  test.each(['EROFS', 'EACCES', 'ENOENT'])('a folder that cannot be written to (%s)', (code) => {
    const mkdirSync = (() => {
      throw Object.assign(errno(code), { syscall: 'mkdir' });
    }) as Disk['mkdirSync'];
    let text = '';
    try {
      opened({ disk: { ...nodeDisk, mkdirSync } });
    } catch (error) {
      text = folderText(data, error).join(' ');
    }
    expect(text).toMatch(/does not let it write.*--data DIR.*brought back from the phones/);
  });

  test('a disk that is full already: no lock is left behind', () => {
    let text = '';
    try {
      opened({ disk: fullDisk(() => true) });
    } catch (error) {
      text = folderText(data, error).join(' ');
    }
    expect(text).toMatch(/the disk is full.*Make room/);
    expect(fs.readdirSync(data)).toEqual([]);
  });

  test('a disk that is full when a new table is wanted: nothing is left of the table', () => {
    let isFull = false;
    const seen: unknown[] = [];
    const registry = opened({ disk: fullDisk(() => isFull), onUnsaved: (error) => seen.push(error) });
    isFull = true;
    expect(() => registry.create('dystocratic', 0)).toThrow('ENOSPC');
    expect(unsavedText(seen[0]).join(' ')).toMatch(/disk is full/);
    expect(fs.readdirSync(data)).toEqual(['host.lock']);
    isFull = false;
    expect(registry.create('dystocratic', 0).info().stage).toBe('lobby');
  });

  test.each([
    ['emptied', () => ''],
    ['cut in its first line', () => whole().slice(0, 90)],
  ])('a file that was %s, which is left as it is until the phones bring the table back', (_what, content) => {
    const good = whole();
    const [name = ''] = fs.readdirSync(data).filter((one) => one.endsWith('.table'));
    fs.writeFileSync(join(data, name), content());
    for (const other of fs.readdirSync(data)) if (other !== name) fs.rmSync(join(data, other));
    const registry = opened();
    const [found] = registry.troubled();
    expect(found).toMatchObject({ trouble: 'damaged', detail: 'line 1 of the saved game is damaged' });
    const bad = fs.readFileSync(join(data, name), 'utf8');
    const lines = good.split('\n').slice(0, -1).map(textOfLine);
    registry.carryOn({ table: found?.id ?? '', game: 'dystocratic', lines, values: [] });
    expect(registry.troubled()).toEqual([]);
    expect(fs.readFileSync(join(data, `${name}.before`), 'utf8')).toBe(bad);
  });

  test('a table whose host was killed before its first lines were whole never began, and goes', () => {
    fs.mkdirSync(data);
    const killed = () => {
      throw errno('EIO');
    };
    const disk = {
      ...nodeDisk,
      renameSync: killed as Disk['renameSync'],
      rmSync: killed as unknown as Disk['rmSync'],
      unlinkSync: killed as Disk['unlinkSync'],
    };
    const registry = openTableRegistry({ games: GAMES, data, port: () => 1, addresses: () => [], disk });
    expect(() => registry.create('dystocratic', 0)).toThrow('EIO');
    fs.rmSync(lockOf());
    const [left = '', ...more] = fs.readdirSync(data);
    expect([left, more]).toEqual([expect.stringMatching(/^[\w-]+\.table\.new$/), []]);
    expect(fs.statSync(join(data, left)).mode & 0o777).toBe(0o600);
    expect(opened().troubled()).toEqual([]);
    expect(fs.readdirSync(data)).toEqual(['host.lock']);
  });

  test('a table brought back from the phones replaces the damaged one, which is put aside', () => {
    const { id, good, bad } = damaged();
    const registry = opened();
    expect(registry.troubled()).toHaveLength(1);
    const lines = good.split('\n').slice(0, -1).map(textOfLine);
    registry.carryOn({ table: id, game: 'dystocratic', lines, values: [] });
    expect(registry.troubled()).toEqual([]);
    expect(registry.table(id)).toBeDefined();
    expect(fs.readFileSync(join(data, `${id}.table.before`), 'utf8')).toBe(bad);
  });

  test('a full disk while a table is brought back leaves the old file where it was', () => {
    const { id, bad } = damaged();
    const writeFileSync = (() => {
      throw errno('ENOSPC');
    }) as Disk['writeFileSync'];
    const registry = opened({ disk: { ...nodeDisk, writeFileSync } });
    expect(() => registry.carryOn({ table: id, game: 'dystocratic', lines: [], values: [] })).toThrow();
    expect(fs.readFileSync(join(data, `${id}.table`), 'utf8')).toBe(bad);
  });
});
