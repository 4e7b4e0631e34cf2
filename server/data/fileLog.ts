import { checkedLines, lineChecks, textOfLine } from '@/table/log/checkedLine';
import type { LogStore } from '@/table/storage/storage';

import { type Disk, nodeDisk, PRIVATE_FILE, tryChange } from './disk';
import { ChangedLog } from './trouble';

/** Behind the name of a log that is not whole yet. A host that is killed leaves it; nobody was told that it is there. */
export const UNFINISHED = '.new';

/**
 * Makes a file with a log's first lines. It is there whole or not at all: written beside its place, then put there. One
 * that is there already goes to `aside`.
 */
export function beginLog(
  path: string,
  texts: readonly string[],
  { disk = nodeDisk, aside }: { disk?: Disk; aside?: string } = {},
): void {
  const beside = `${path}${UNFINISHED}`;
  try {
    const content = checkedLines(texts).map((line) => `${line}\n`);
    disk.writeFileSync(beside, content.join(''), { mode: PRIVATE_FILE, flush: true });
    if (aside !== undefined) disk.renameSync(path, aside);
    disk.renameSync(beside, path);
  } catch (error) {
    disk.rmSync(beside, { force: true });
    throw error;
  }
}

/**
 * A log in a file, one checked line per record, on the disk before `append` returns. A last line cut short is a
 * record nobody was told about, so it is dropped; damage anywhere else is never guessed at. A file that is no longer as
 * this log left it is not written to: `append` throws `ChangedLog`.
 */
export function fileLog(path: string, disk: Disk = nodeDisk): LogStore & { close(): void } {
  const found = disk.existsSync(path) ? disk.readFileSync(path) : null;
  const checks = lineChecks();
  let size = found === null ? 0 : intact(found, checks);
  const file = disk.openSync(path, 'a+', PRIVATE_FILE);
  tryChange(disk, path, PRIVATE_FILE);
  const { ino } = disk.fstatSync(file);
  /** How long the file is, with a line that was cut short. */
  let onDisk = found?.length ?? 0;

  const cut = () => {
    disk.ftruncateSync(file, size);
    onDisk = size;
  };
  const isUnchanged = () => {
    const now = disk.statSync(path, { throwIfNoEntry: false });
    return now?.ino === ino && now.size === onDisk;
  };

  return {
    // Not kept in memory: after an evening the log of all its games would be the largest thing there.
    read: () => linesIn(readAll(disk, file, size)).map(textOfLine),
    append: (text) => {
      if (!isUnchanged()) throw new ChangedLog(path);
      const line = checks.checked(text);
      const whole = Buffer.from(`${line}\n`);
      try {
        // Only now: whoever just looks at a log leaves the file as it is.
        if (onDisk !== size) cut();
        writeAll(disk, file, whole);
        disk.fsyncSync(file);
      } catch (error) {
        // Half a line in the middle would make every later one unreadable.
        cut();
        throw error;
      }
      checks.kept(line);
      size += whole.length;
      onDisk = size;
    },
    close: () => disk.closeSync(file),
  };
}

function writeAll(disk: Disk, file: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length;) at += disk.writeSync(file, bytes, at);
}

function readAll(disk: Disk, file: number, size: number): Buffer {
  const content = Buffer.alloc(size);
  for (let at = 0; at < size;) {
    const got = disk.readSync(file, content, at, size - at, at);
    if (got === 0) throw new Error('somebody has cut the saved game short');
    at += got;
  }
  return content;
}

const linesIn = (content: Buffer): string[] => content.toString('utf8').split('\n').slice(0, -1);

/** How many bytes of it are whole lines. */
function intact(content: Buffer, checks: ReturnType<typeof lineChecks>): number {
  const bytes = content.lastIndexOf('\n') + 1;
  for (const line of linesIn(content.subarray(0, bytes))) checks.read(line);
  return bytes;
}
