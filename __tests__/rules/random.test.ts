import { createHash } from 'node:crypto';

import { tableOptions } from '@/rules/engine';
import { chachaBlock } from '@/rules/engine/chacha';
import { botPlayer, playOut } from '@/rules/engine/playOut';
import { createRandom, seedFrom, seedFromKey, thrownAnew } from '@/rules/engine/random';
import { fetchGame, GAME_IDS } from '@/rules/shelf';

import * as fc from '../support/fastCheck';

const wordsOf = (hex: string): Uint32Array =>
  Uint32Array.from(hex.match(/.{8}/g) ?? [], (word) => Buffer.from(word, 'hex').readUInt32LE());
const hexOf = (words: Uint32Array): string => Buffer.from(words.buffer).toString('hex');

/** RFC 8439, section 2.3.2 and appendix A.1. */
const RFC = [
  {
    name: 'section 2.3.2',
    key: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
    nonce: '000000090000004a00000000',
    block: 1,
    stream:
      '10f1e7e4d13b5915500fdd1fa32071c4c7d1f4c733c068030422aa9ac3d46c4e' +
      'd2826446079faa0914c2d705d98b02a2b5129cd1de164eb9cbd083e8a2503c4e',
  },
  {
    name: 'A.1, vector 1',
    key: '00'.repeat(32),
    nonce: '00'.repeat(12),
    block: 0,
    stream:
      '76b8e0ada0f13d90405d6ae55386bd28bdd219b8a08ded1aa836efcc8b770dc7' +
      'da41597c5157488d7724e03fb8d84a376a43b8f41518a11cc387b669b2ee6586',
  },
  {
    name: 'A.1, vector 2',
    key: '00'.repeat(32),
    nonce: '00'.repeat(12),
    block: 1,
    stream:
      '9f07e7be5551387a98ba977c732d080dcb0f29a048e3656912c6533e32ee7aed' +
      '29b721769ce64e43d57133b074d839d531ed1f28510afb45ace10a1f4b794d6f',
  },
  {
    name: 'A.1, vector 3',
    key: `${'00'.repeat(31)}01`,
    nonce: '00'.repeat(12),
    block: 1,
    stream:
      '3aeb5224ecf849929b9d828db1ced4dd832025e8018b8160b82284f3c949aa5a' +
      '8eca00bbb4a73bdad192b5c42f73f2fd4e273644c8b36125a64addeb006c13a0',
  },
  {
    name: 'A.1, vector 4',
    key: `00ff${'00'.repeat(30)}`,
    nonce: '00'.repeat(12),
    block: 2,
    stream:
      '72d54dfbf12ec44b362692df94137f328fea8da73990265ec1bbbea1ae9af0ca' +
      '13b25aa26cb4a648cb9b9d1be65b2c0924a66c54d545ec1b7374f4872e99f096',
  },
  {
    name: 'A.1, vector 5',
    key: '00'.repeat(32),
    nonce: `${'00'.repeat(11)}02`,
    block: 0,
    stream:
      'c2c64d378cd536374ae204b9ef933fcd1a8b2288b3dfa49672ab765b54ee27c7' +
      '8a970e0e955c14f3a88e741b97c286f75f8fc299e8148362fa198a39531bed6d',
  },
];

const KEY = '01'.repeat(32);
const keyed = (key = KEY, at = 0) => createRandom({ key, at });
const ints = (random: ReturnType<typeof createRandom>, count: number, bound: number) =>
  Array.from({ length: count }, () => random.int(bound));

describe('ChaCha20', () => {
  test.each(RFC)('reaches RFC 8439, $name', ({ key, nonce, block, stream }) => {
    expect(hexOf(chachaBlock(wordsOf(key), block, wordsOf(nonce)))).toBe(stream);
  });
});

describe('chance from a key', () => {
  test('is the stream of RFC 8439, word by word', () => {
    const stream = [RFC[1]?.stream, RFC[2]?.stream].map((hex) => [...wordsOf(hex ?? '')]).flat();
    expect(ints(keyed('00'.repeat(32)), 32, 2 ** 32)).toEqual(stream);
  });

  test('goes on where its state was saved, at every word of two blocks', () => {
    const all = ints(keyed(), 60, 1_000_000);
    const random = keyed();
    for (let n = 0; n < 40; n += 1) {
      const later = createRandom(JSON.parse(JSON.stringify(random.state())));
      expect(ints(later, 20, 1_000_000)).toEqual(all.slice(n, n + 20));
      random.int(1_000_000);
    }
  });

  test('saves only the key and how many words were used', () => {
    const random = keyed();
    random.shuffle([1, 2, 3, 4, 5]);
    expect(random.state()).toEqual({ key: KEY, at: 4 });
    expect(keyed(KEY, 77).state()).toEqual({ key: KEY, at: 77 });
  });

  test('makes the next block when many words were used', () => {
    const far = 2 ** 33;
    const next = chachaBlock(wordsOf(KEY), far / 16, new Uint32Array(3));
    expect(keyed(KEY, far).int(2 ** 32)).toBe(next[0]);
  });

  test('takes no word where nothing is to be decided', () => {
    const random = keyed();
    for (const bound of [1, 0, -3, Number.NaN]) expect(random.int(bound)).toBe(0);
    expect(random.state()).toEqual({ key: KEY, at: 0 });
    expect(random.shuffle([7])).toEqual([7]);
  });

  test('throws words away that would favour small results', () => {
    // Three quarters of all words make one row of this bound; the last quarter is thrown away.
    const bound = 3 * 2 ** 30;
    const random = keyed();
    const drawn = ints(random, 300, bound);
    const stream = ints(keyed(), 500, 2 ** 32);
    expect(drawn).toEqual(stream.filter((word) => word < bound).slice(0, 300));
    const { at } = random.state() as { at: number };
    expect(at).toBeGreaterThan(350);
    expect(at).toBeLessThan(450);
  });

  test('every key that is not one is refused', () => {
    for (const key of ['', 'ab', KEY.toUpperCase().replace('01', '0A'), `${KEY}00`, 'zz'.repeat(32)])
      expect(() => seedFromKey(key)).toThrow('32 bytes');
    expect(seedFromKey(KEY)).toEqual({ key: KEY, at: 0 });
  });
});

/** How far counts are from equal ones; with `degrees` of freedom about that large. */
const chiSquare = (counts: readonly number[]): number => {
  const mean = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - mean) ** 2 / mean, 0);
};

describe('a player who bets on the dice', () => {
  // The bounds of chi-square that one honest seed in 10,000 exceeds.
  test.each([
    { bound: 2, limit: 15.1 },
    { bound: 3, limit: 18.4 },
    { bound: 6, limit: 25.7 },
    { bound: 7, limit: 27.9 },
    { bound: 20, limit: 49.6 },
    { bound: 60, limit: 106 },
  ])('finds every face of $bound alike', ({ bound, limit }) => {
    for (const seed of ['a', 'b', 'c']) {
      const counts = Array.from({ length: bound }, () => 0);
      for (const face of ints(keyed(createHash('sha256').update(seed).digest('hex')), 12_000, bound))
        counts[face] = (counts[face] ?? 0) + 1;
      expect(chiSquare(counts)).toBeLessThan(limit);
    }
  });

  test('finds every order of four cards alike', () => {
    const counts = new Map<string, number>();
    const random = keyed();
    for (let n = 0; n < 12_000; n += 1) {
      const order = random.shuffle([1, 2, 3, 4]).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    expect(chiSquare([...counts.values()])).toBeLessThan(56.6);
  });

  test('finds no two pairs of rolls likelier than others', () => {
    const counts = Array.from({ length: 36 }, () => 0);
    const random = keyed();
    for (let n = 0; n < 18_000; n += 1) {
      const pair = random.int(6) * 6 + random.int(6);
      counts[pair] = (counts[pair] ?? 0) + 1;
    }
    expect(chiSquare(counts)).toBeLessThan(73);
  });

  test('learns nothing from one key about another that differs in one bit', () => {
    const one = ints(keyed(), 64, 2 ** 32);
    for (let bit = 0; bit < 256; bit += 16) {
      const bytes = Buffer.from(KEY, 'hex');
      bytes[bit >> 3] = (bytes[bit >> 3] ?? 0) ^ (1 << (bit & 7));
      const other = ints(keyed(bytes.toString('hex')), 64, 2 ** 32);
      expect(other.filter((word, at) => word === one[at])).toEqual([]);
    }
  });
});

describe('a player who wants a roll again', () => {
  test('gets other dice after a rewind, and the same ones as everybody', () => {
    const before = { key: KEY, at: 12 };
    const after = thrownAnew(before, 7);
    const hash = createHash('sha256').update(`palaver rewind\n${KEY}\n12\n7`).digest('hex');
    expect(after).toEqual({ key: hash, at: 0 });
    expect(ints(createRandom(after), 20, 1_000)).not.toEqual(ints(createRandom(before), 20, 1_000));
    expect(thrownAnew(before, 8)).not.toEqual(after);
    expect(thrownAnew({ ...before, at: 13 }, 7)).not.toEqual(after);
  });
});

describe('a log from before there were keys', () => {
  test('goes on with the generator it was dealt by', () => {
    const random = createRandom(seedFrom(3));
    const drawn = ints(random, 8, 1_000);
    expect(drawn).toEqual(ints(createRandom(seedFrom(3)), 8, 1_000));
    expect(random.state()).toHaveLength(4);
    expect(thrownAnew(random.state(), 7)).toHaveLength(4);
  });

  test('is drawn as it always was', () => {
    expect(ints(createRandom(seedFrom(1)), 6, 1_000)).toEqual([870, 634, 913, 515, 350, 90]);
  });

  test('every bound gives a result below it, with both generators', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2 ** 32 }), fc.nat(), (bound, number) => {
        for (const random of [createRandom(seedFrom(number)), keyed(KEY, number)]) {
          const drawn = random.int(bound);
          expect(Number.isInteger(drawn) && drawn >= 0 && drawn < bound).toBe(true);
        }
      }),
    );
  });
});

describe('every game', () => {
  test.each(GAME_IDS)('%s is played to its end from a key', async (id) => {
    const game = await fetchGame(id);
    const start = { seats: game.seats.min, options: tableOptions(game, {}), seed: seedFromKey(KEY) };
    const { finished, match } = playOut(game, start, botPlayer(game), {
      random: createRandom(seedFrom(5)),
      maxMoves: 5_000,
    });
    expect(finished).toBe(true);
    expect(match.random).toMatchObject({ key: KEY });
  });
});
