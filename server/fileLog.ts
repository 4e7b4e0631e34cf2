import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';

import { checkedLine, textOfLine } from '@/table/checkedLine';
import type { LogStore } from '@/table/storage';

/**
 * A log in a file, one checked line per record, on the disk before `append` returns. A last line cut short is a
 * record nobody was told about, so it is dropped; damage anywhere else is never guessed at.
 */
export function fileLog(path: string): LogStore & { close(): void } {
  const { lines, bytes } = existsSync(path) ? intact(readFileSync(path)) : { lines: [], bytes: 0 };
  const file = openSync(path, 'a');
  ftruncateSync(file, bytes);
  let size = bytes;
  const kept = [...lines];
  return {
    read: () => [...kept],
    append: (line) => {
      const whole = Buffer.from(`${checkedLine(line)}\n`);
      try {
        writeAll(file, whole);
        fsyncSync(file);
      } catch (error) {
        // Half a line in the middle would make every later one unreadable.
        ftruncateSync(file, size);
        throw error;
      }
      size += whole.length;
      kept.push(line);
    },
    close: () => closeSync(file),
  };
}

function writeAll(file: number, bytes: Buffer): void {
  for (let at = 0; at < bytes.length;) at += writeSync(file, bytes, at);
}

function intact(content: Buffer): { lines: string[]; bytes: number } {
  const end = content.lastIndexOf('\n') + 1;
  const lines = content.subarray(0, end).toString('utf8').split('\n').slice(0, -1);
  return { bytes: end, lines: lines.map((line, at) => textOfLine(line, at + 1)) };
}
