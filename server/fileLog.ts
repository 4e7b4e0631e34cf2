import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  openSync,
  readFileSync,
  readSync,
  writeSync,
} from 'node:fs';

import { CHECK_CHARS, checkedLine, textOfLine } from '@/table/log/checkedLine';
import type { LogStore } from '@/table/log/storage';

/**
 * A log in a file, one checked line per record, on the disk before `append` returns. A last line cut short is a
 * record nobody was told about, so it is dropped; damage anywhere else is never guessed at.
 */
export function fileLog(path: string): LogStore & { close(): void } {
  let size = existsSync(path) ? intact(readFileSync(path)) : 0;
  const file = openSync(path, 'a+');
  let isTrimmed = false;
  return {
    // Not kept in memory: after an evening the log of all its games would be the largest thing there.
    read: () => linesIn(readAll(file, size)).map((line) => line.slice(CHECK_CHARS + 1)),
    append: (line) => {
      const whole = Buffer.from(`${checkedLine(line)}\n`);
      try {
        // Only now: whoever just looks at a log leaves the file as it is.
        if (!isTrimmed) ftruncateSync(file, size);
        isTrimmed = true;
        writeAll(file, whole);
        fsyncSync(file);
      } catch (error) {
        // Half a line in the middle would make every later one unreadable.
        ftruncateSync(file, size);
        throw error;
      }
      size += whole.length;
    },
    close: () => closeSync(file),
  };
}

function writeAll(file: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
}

function readAll(file: number, size: number): Buffer {
  const content = Buffer.alloc(size);
  for (let at = 0; at < size;) {
    const got = readSync(file, content, at, size - at, at);
    if (got === 0) throw new Error('somebody has cut the saved game short');
    at += got;
  }
  return content;
}

const linesIn = (content: Buffer): string[] => content.toString('utf8').split('\n').slice(0, -1);

/** How many bytes of it are whole lines. */
function intact(content: Buffer): number {
  const bytes = content.lastIndexOf('\n') + 1;
  for (const [at, line] of linesIn(content.subarray(0, bytes)).entries()) textOfLine(line, at + 1);
  return bytes;
}
