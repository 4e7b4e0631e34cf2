import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

import { chachaBlock } from './chacha';

/** A state of sfc32: 128 bits as four 32-bit words. */
export type FastState = readonly [number, number, number, number];

/** A state of ChaCha20: 32 bytes in hex, and how many words of the stream have been used. */
export type KeyedState = { readonly key: string; readonly at: number };

/** Serializable generator state; its shape says which generator goes on from it. Never leaves the host. */
export type RandomState = FastState | KeyedState;

/** The only source of chance a rule may use; the engine makes it and passes it in. */
export type Random = {
  /** Uniform integer in [0, bound). */
  int(bound: number): number;
  die(sides: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  shuffle<T>(items: readonly T[]): T[];
  state(): RandomState;
};

/** The generator that this state belongs to. Logs from before there were two hold four words. */
export const createRandom = (from: RandomState): Random =>
  'key' in from ? keyedRandom(from) : fastRandom(from);

const randomOver = (int: Random['int'], state: Random['state']): Random => ({
  int,
  die: (sides) => int(sides) + 1,
  pick: <T>(items: readonly [T, ...T[]]) => items[int(items.length)] as T,
  shuffle: <T>(items: readonly T[]) => {
    const out = [...items];
    for (let last = out.length - 1; last > 0; last -= 1) {
      const at = int(last + 1);
      [out[last], out[at]] = [out[at] as T, out[last] as T];
    }
    return out;
  },
  state,
});

/**
 * sfc32. 128 bits of state on purpose: with a 32-bit seed, a guest could try every seed against
 * their own hand and the public rolls, and so read the deck.
 */
function fastRandom(from: FastState): Random {
  let [a, b, c, d] = from;

  function int(bound: number): number {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return Math.floor(((t >>> 0) / 2 ** 32) * bound);
  }

  return randomOver(int, () => [a, b, c, d]);
}

const BLOCK_WORDS = 16;
const WORDS = 2 ** 32;
const NO_NONCE = new Uint32Array(3);

/** ChaCha20 as a stream of words. Whoever has seen every roll so far knows nothing about the next one. */
function keyedRandom({ key, at }: KeyedState): Random {
  let used = at;
  let block = -1;
  let keyWords: Uint32Array | null = null;
  let words: Uint32Array = NO_NONCE;

  function word(): number {
    const needed = Math.floor(used / BLOCK_WORDS);
    if (needed !== block) {
      block = needed;
      words = chachaBlock((keyWords ??= wordsOf(key)), block, NO_NONCE);
    }
    used += 1;
    return words[(used - 1) % BLOCK_WORDS] as number;
  }

  /** Words at the end that do not fill a whole row of `bound` are thrown away: they would favour small results. */
  function int(bound: number): number {
    if (!(bound > 1)) return 0;
    const fair = WORDS - (WORDS % bound);
    let drawn = word();
    while (drawn >= fair) drawn = word();
    return drawn % bound;
  }

  return randomOver(int, () => ({ key, at: used }));
}

function wordsOf(key: string): Uint32Array {
  const bytes = new DataView(hexToBytes(key).buffer);
  return Uint32Array.from({ length: 8 }, (_, at) => bytes.getUint32(at * 4, true));
}

/**
 * Dice seen before a rewind are not thrown again: whoever knows them would choose by them. They come from the seed
 * and the place of the rewind in the log, so that everybody can check them and nobody can choose them.
 */
export function thrownAnew(random: RandomState, revision: number): RandomState {
  if ('key' in random) {
    const lines = ['palaver rewind', random.key, random.at, revision];
    return { key: bytesToHex(sha256(utf8ToBytes(lines.join('\n')))), at: 0 };
  }
  const words = new DataView(new ArrayBuffer(20));
  [...random, revision].forEach((word, at) => words.setInt32(at * 4, word));
  return seedFromBytes(sha256(new Uint8Array(words.buffer)));
}

const WARM_UP = 12;

/** The generator's first outputs follow the seed too closely to be dealt from. */
function warmedUp(words: FastState): RandomState {
  const random = fastRandom(words);
  for (let n = 0; n < WARM_UP; n += 1) random.int(1);
  return random.state();
}

/** A state from one number, for tests, simulations and puzzles. Real games get 16 bytes from the phones. */
export const seedFrom = (number: number): RandomState =>
  warmedUp([number | 0, Math.floor(number / 2 ** 32) ^ 0x9e3779b9, 0x243f6a88, 1]);

/** A state from 16 random bytes. */
export function seedFromBytes(bytes: Uint8Array): RandomState {
  const word = (at: number) =>
    (bytes[at] ?? 0) |
    ((bytes[at + 1] ?? 0) << 8) |
    ((bytes[at + 2] ?? 0) << 16) |
    ((bytes[at + 3] ?? 0) << 24) |
    0;
  return warmedUp([word(0), word(4), word(8), word(12)]);
}

/** A state from the 32 bytes that the phones made together, in hex. */
export function seedFromKey(key: string): KeyedState {
  if (!/^[0-9a-f]{64}$/.test(key)) throw new Error('a key of chance is 32 bytes in lower-case hex');
  return { key, at: 0 };
}
