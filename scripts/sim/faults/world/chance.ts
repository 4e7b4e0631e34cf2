import nodeCrypto from 'node:crypto';

import { publicKeyOf } from '@/net/secure/keys';
import { createRandom, type Random } from '@/rules/engine';
import { seedFrom } from '@/rules/engine/random';
import { bytesToHex } from '@/net/bytes';
import type { PublicKey } from '@/table/wire/channel';
import { pairKey } from '@/net/secure/pairKey';
import type { Crypto, KeyPair } from '@/table/wire/keys';

export type Chance = Random & {
  /** True in `percent` of all cases. */
  percent(percent: number): boolean;
  between(least: number, most: number): number;
  bytes(count: number): Uint8Array;
};

export function chanceFrom(seed: number): Chance {
  const random = createRandom(seedFrom(seed));
  return {
    ...random,
    percent: (percent) => random.int(10_000) < percent * 100,
    between: (least, most) => least + random.int(most - least + 1),
    bytes: (count) => Uint8Array.from({ length: count }, () => random.int(256)),
  };
}

/**
 * Everything in this process that asks the machine for random bytes (keys, salts, nonces, WebSocket masks) gets
 * them from the seed while `run` is running: a failing seed must play back to the last byte.
 */
export async function withSeededMachine<T>(seed: number, run: () => Promise<T>): Promise<T> {
  const chance = chanceFrom(seed);
  const machine = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
  const { randomBytes } = nodeCrypto;
  const getRandomValues = <A extends Uint8Array>(into: A): A => {
    for (let at = 0; at < into.length; at += 1) into[at] = chance.int(256);
    return into;
  };
  Object.defineProperty(globalThis, 'crypto', { value: { getRandomValues }, configurable: true });
  // In memory of their own, as Node gives them: packages look at the whole of it.
  nodeCrypto.randomBytes = ((count: number) =>
    Buffer.from(chance.bytes(count).buffer as ArrayBuffer)) as typeof randomBytes;
  try {
    return await run();
  } finally {
    if (machine) Object.defineProperty(globalThis, 'crypto', machine);
    nodeCrypto.randomBytes = randomBytes;
  }
}

const pairs: KeyPair[] = [];

/** Working out a public key takes longer than a move, so all runs take theirs from one row. */
export function keyPair(at: number): KeyPair {
  for (let next = pairs.length; next <= at; next += 1) {
    const secretKey = bytesToHex(chanceFrom(-1 - next).bytes(32));
    pairs.push({ secretKey, publicKey: publicKeyOf(secretKey) });
  }
  return pairs[at] as KeyPair;
}

const publicKeys = new Map<string, PublicKey>();

/** The same for a secret that comes from elsewhere, as from the log of a prepared table. */
export function knownPublicKeyOf(secretKey: string): PublicKey {
  const known = publicKeys.get(secretKey) ?? publicKeyOf(secretKey);
  publicKeys.set(secretKey, known);
  return known;
}

const pairKeys = new Map<string, ReturnType<Crypto['pairKey']>>();
const MOST_PAIRS = 20_000;

/** The same for what two keys share: every phone that starts again asks for it anew. */
export const knownPairKey: Crypto['pairKey'] = (of) => {
  const name = `${of.secret} ${of.peer} ${of.context}`;
  const known = pairKeys.get(name);
  if (known !== undefined) return known;
  if (pairKeys.size >= MOST_PAIRS) pairKeys.clear();
  const key = pairKey(of);
  pairKeys.set(name, key);
  return key;
};

/** One bit of it changed. */
export const flipped =
  (chance: Chance) =>
  (bytes: Uint8Array): Uint8Array => {
    const changed = Uint8Array.from(bytes);
    const at = chance.int(Math.max(1, changed.length));
    changed[at] = (changed[at] ?? 0) ^ (1 << chance.int(8));
    return changed;
  };
