import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { fileLog } from '@/server/data/fileLog';
import { fileValues } from '@/server/data/fileValues';
import { DamagedLog } from '@/table/storage/storage';

import { keyFor } from '@/table/storage/storedKeys';

import { describeLogStore } from '../support/storageContract';

let folder = '';
let count = 0;
const open: { close(): void }[] = [];

beforeAll(() => (folder = mkdtempSync(join(tmpdir(), 'palaver-'))));
afterAll(() => {
  for (const log of open) log.close();
  rmSync(folder, { recursive: true });
});

const newPath = () => join(folder, `log-${(count += 1)}`);
const openLog = (path: string) => {
  const log = fileLog(path);
  open.push(log);
  return log;
};

describeLogStore('a file', () => {
  const path = newPath();
  return { open: () => openLog(path) };
});

describe('a file that the power left behind', () => {
  const written = () => {
    const path = newPath();
    const log = openLog(path);
    for (const line of ['one', 'two', 'three']) log.append(line);
    return path;
  };

  test('[W10.1] with its last line cut short at any byte loses only that line, and goes on', () => {
    const whole = readFileSync(written());
    const lastLine = whole.lastIndexOf('\n', whole.length - 2) + 1;
    for (let cut = lastLine; cut < whole.length; cut += 1) {
      const path = newPath();
      writeFileSync(path, whole.subarray(0, cut));
      const log = openLog(path);
      expect(log.read()).toEqual(['one', 'two']);
      log.append('four');
      expect(openLog(path).read()).toEqual(['one', 'two', 'four']);
    }
  });

  test('[W10.1] with a changed byte in the middle is refused and left as it is', () => {
    const path = written();
    const bytes = readFileSync(path);
    bytes[20] = (bytes[20] ?? 0) ^ 1;
    writeFileSync(path, bytes);
    expect(() => openLog(path)).toThrow(DamagedLog);
    expect(readFileSync(path)).toEqual(bytes);
  });

  test('with a foreign line at the end is refused', () => {
    const path = written();
    appendFileSync(path, 'something else\n');
    expect(() => openLog(path)).toThrow('line 4 of the saved game is damaged');
  });
});

test('a file of values keeps them through a restart', () => {
  const path = newPath();
  const values = fileValues(path);
  const [one, two] = [keyFor.bot('1a'.repeat(32)), keyFor.bot('2b'.repeat(32))];
  values.set(one, '1');
  values.set(two, '2');
  values.remove(one);
  expect(fileValues(path).keys()).toEqual([two]);
  expect(fileValues(path).get(two)).toBe('2');
});

test('a file of values that cannot be read is set aside, and the table opens without it', () => {
  const path = newPath();
  writeFileSync(path, '{"bot/');
  const values = fileValues(path);
  expect(values.keys()).toEqual([]);
  values.set(keyFor.bot('1a'.repeat(32)), '1');
  expect(readFileSync(`${path}.broken`, 'utf8')).toBe('{"bot/');
});
