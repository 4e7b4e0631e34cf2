import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { scrypt } from '@noble/hashes/scrypt.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';

import { parsed, readSealedTable, type SealedProblem, VERSION } from './sealedTable';

/** A table with everything on it, hands and keys included: what another phone needs to become its host. */
export type WholeTable = {
  readonly tableId: string;
  readonly game: string;
  /** What the log says of itself, and the app that made the file; files from before rules had versions do not. */
  readonly rules?: number | undefined;
  readonly app?: string | undefined;
  readonly log: readonly string[];
  /** The keys of this phone's own seats. */
  readonly secretKeys: readonly string[];
  /** What the bots keep for themselves. */
  readonly values: { readonly [key: string]: string };
};

export type TableFileProblem = SealedProblem | 'wrong-code';

/** About a second on a weak phone: the code is short enough to be read aloud. */
const COST = { N: 2 ** 14, r: 8, p: 1, dkLen: 32 } as const;
/** No letters or numbers that look alike. Twelve of them are 59 bits. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789';
const CODE_LETTERS = 12;

const whole = z.object({
  tableId: z.string().check(z.minLength(1), z.maxLength(64)),
  game: z.string().check(z.maxLength(32)),
  rules: z.optional(z.int().check(z.gte(1))),
  app: z.optional(z.string().check(z.maxLength(32))),
  log: z.array(z.string()).check(z.minLength(1), z.maxLength(100_000)),
  secretKeys: z.array(z.string().check(z.regex(/^[0-9a-f]{64}$/))).check(z.maxLength(16)),
  values: z.record(z.string(), z.string()),
});

export const newCode = (randomBytes: (count: number) => Uint8Array): string =>
  [...randomBytes(CODE_LETTERS)].map((byte) => LETTERS[byte % LETTERS.length]).join('');

const keyOf = (code: string, salt: Uint8Array) =>
  scrypt(utf8ToBytes(code.toLowerCase().replace(/[^a-z0-9]/g, '')), salt, COST);

/** File and code together show everybody's cards, so the file is encrypted with the code. */
export function sealTable(
  table: WholeTable,
  code: string,
  randomBytes: (count: number) => Uint8Array,
): string {
  const [salt, nonce] = [randomBytes(16), randomBytes(24)];
  const box = xchacha20poly1305(keyOf(code, salt), nonce).encrypt(utf8ToBytes(JSON.stringify(table)));
  return JSON.stringify({
    palaver: 'table',
    v: VERSION,
    salt: bytesToHex(salt),
    nonce: bytesToHex(nonce),
    box: bytesToHex(box),
  });
}

/** Reads what may come from anyone. */
export function unsealTable(
  text: string,
  code: string,
): { readonly table: WholeTable } | { readonly problem: TableFileProblem } {
  const file = readSealedTable(text);
  if (file.problem !== null) return { problem: file.problem };
  const { salt, nonce, box } = file;
  try {
    const bytes = xchacha20poly1305(keyOf(code, hexToBytes(salt)), hexToBytes(nonce)).decrypt(
      hexToBytes(box),
    );
    const table = whole.safeParse(parsed(new TextDecoder().decode(bytes)));
    return table.success ? { table: table.data } : { problem: 'not-a-table' };
  } catch {
    return { problem: 'wrong-code' };
  }
}
