import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { DamagedLog } from '@/table/storage/storage';

export const CHECK_CHARS = 16;

const checkOf = (text: string): string => bytesToHex(sha256(utf8ToBytes(text))).slice(0, CHECK_CHARS);

/** A line of a log with its check in front, so that one changed byte is noticed. */
export const checkedLine = (text: string): string => `${checkOf(text)} ${text}`;

/** What the line says. Throws `DamagedLog` when it is not what was written; `number` counts from 1. */
export function textOfLine(line: string, number: number): string {
  const text = line.slice(CHECK_CHARS + 1);
  if (line.slice(0, CHECK_CHARS) !== checkOf(text)) throw new DamagedLog(number);
  return text;
}
