/** Serializable generator state: 128 bits as four 32-bit words. Never leaves the host. */
export type RandomState = readonly [number, number, number, number];

/** The only source of chance a rule may use; the engine makes it and passes it in. */
export type Random = {
  /** Uniform integer in [0, bound). */
  int(bound: number): number;
  die(sides: number): number;
  pick<T>(items: readonly [T, ...T[]]): T;
  shuffle<T>(items: readonly T[]): T[];
  state(): RandomState;
};

/**
 * sfc32. 128 bits of state on purpose: with a 32-bit seed, a guest could try every seed against
 * their own hand and the public rolls, and so read the deck.
 */
export function createRandom(from: RandomState): Random {
  let [a, b, c, d] = from;

  function int(bound: number): number {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return Math.floor(((t >>> 0) / 2 ** 32) * bound);
  }

  return {
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
    state: () => [a, b, c, d],
  };
}

const WARM_UP = 12;

/** The generator's first outputs follow the seed too closely to be dealt from. */
function warmedUp(words: RandomState): RandomState {
  const random = createRandom(words);
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
