import { readFileSync } from 'node:fs';

import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** The protocol as it is written, for tests that build by hand what stands there and hold it against the code. */
export const written = readFileSync('docs/protocol.md', 'utf8');

/** The rows of its tables, cell by cell; the first cell is number 1. */
export const rows: readonly (readonly string[])[] = written
  .split('\n')
  .filter((line) => line.startsWith('|'))
  .map((line) => line.split('|').map((cell) => cell.trim()));

export const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/`([a-z-]+)`/g)].map(([, name = '']) => name);

/** `H` of section 7. */
export const hashOfLines = (...all: readonly (string | number)[]): string =>
  bytesToHex(sha256(utf8ToBytes(all.join('\n'))));
