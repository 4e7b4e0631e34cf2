import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

/** 32 bytes in lower-case hex. */
export type Hash = string;

/**
 * SHA-256 over lines. A line that held a newline could pass for two, and one hash would stand for two meanings: so
 * free text goes in as `canonical` writes it, and anything else that breaks a line is a mistake in the program.
 */
export function hashOf(name: `palaver ${string}`, ...lines: readonly (string | number)[]): Hash {
  const all = [name, ...lines.map(String)];
  if (all.some((line) => line.includes('\n'))) throw new Error('a line of a hash holds a newline');
  return bytesToHex(sha256(utf8ToBytes(all.join('\n'))));
}
