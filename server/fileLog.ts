import { closeSync, existsSync, fsyncSync, ftruncateSync, openSync, readFileSync, writeSync } from 'node:fs';

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { DamagedLog, type LogStore } from '@/table/storage';

const CHECK_CHARS = 16;

const checkOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, CHECK_CHARS);

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
      const whole = Buffer.from(`${checkOf(line)} ${line}\n`);
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
  return {
    bytes: end,
    lines: lines.map((line, at) => {
      const text = line.slice(CHECK_CHARS + 1);
      if (line.slice(0, CHECK_CHARS) !== checkOf(text)) throw new DamagedLog(at + 1);
      return text;
    }),
  };
}
