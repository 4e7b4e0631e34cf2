import { commit, isSlip, makeSlip, MAX_VALUE, openBallot, openSlips, valueOf } from '@/rules/engine/ballot';
import { replay, tableOptions } from '@/rules/engine/log';
import { legalMoves, playEntry, startMatch, waitingFor } from '@/rules/engine/play';
import { playOut, randomPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom, seedFromBytes } from '@/rules/engine/random';
import { same } from '@/rules/engine/same';
import { cleanText } from '@/rules/engine/words';

import { toyGame } from '../support/toyGame';
import * as fc from '../support/fastCheck';

const game = toyGame();
const start = { seats: 2, options: { rounds: 2 }, seed: seedFrom(1) };

describe('chance', () => {
  test('shuffles of three are even', () => {
    const random = createRandom(seedFrom(1));
    const counts = new Map<string, number>();
    for (let n = 0; n < 60_000; n += 1) {
      const key = random.shuffle(['a', 'b', 'c']).join('');
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
    expect(counts.size).toBe(6);
    for (const count of counts.values()) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });

  test('dice are even and never show a seventh side', () => {
    const random = createRandom(seedFrom(2));
    const counts = Array.from({ length: 7 }, () => 0);
    for (let n = 0; n < 60_000; n += 1) counts[random.die(6)] = (counts[random.die(6)] ?? 0) + 1;
    expect(counts[0]).toBe(0);
    for (const count of counts.slice(1)) expect(Math.abs(count - 10_000)).toBeLessThan(500);
  });

  test('goes on where its state was saved', () => {
    const random = createRandom(seedFrom(3));
    random.int(10);
    const later = createRandom(JSON.parse(JSON.stringify(random.state())));
    expect(Array.from({ length: 20 }, () => later.int(1_000))).toEqual(
      Array.from({ length: 20 }, () => random.int(1_000)),
    );
  });

  test('every bit of a 16-byte seed counts', () => {
    const states = new Set<string>();
    for (let bit = 0; bit < 128; bit += 1) {
      const bytes = new Uint8Array(16);
      bytes[bit >> 3] = 1 << (bit & 7);
      states.add(JSON.stringify(seedFromBytes(bytes)));
    }
    expect(states.size).toBe(128);
  });
});

describe('a ballot', () => {
  const parts = ['vote', 'prediction'];
  const salt = (n: number) => new Uint8Array(16).fill(n);
  const locked = (seat: number, slips: readonly string[]) => {
    const ballot = openBallot({ id: 'vote', key: 'vote-1', parts, voters: [0, 1], seats: 2 });
    const lock = slips.map((slip, at) => commit({ key: 'vote-1', seat, part: parts[at] ?? '' }, slip));
    return { ...ballot, locks: ballot.locks.map((old, s) => (s === seat ? lock : old)) };
  };

  test('opens to what was locked and to nothing else', () => {
    const slips = [makeSlip('black', salt(1)), makeSlip('none', salt(2))];
    expect(openSlips(locked(0, slips), 0, slips)).toEqual({ vote: 'black', prediction: 'none' });
    expect(openSlips(locked(0, slips), 0, [makeSlip('white', salt(1)), slips[1] ?? ''])).toBeNull();
    expect(openSlips(locked(0, slips), 0, [...slips].reverse())).toBeNull();
    expect(openSlips(locked(0, slips), 0, slips.slice(1))).toBeNull();
  });

  test('[W9.3] cannot be copied: the same commitment opens for its own seat only', () => {
    const slips = [makeSlip('black', salt(1)), makeSlip('none', salt(2))];
    const original = locked(0, slips);
    const copied = { ...original, locks: [original.locks[0] ?? null, original.locks[0] ?? null] };
    expect(openSlips(copied, 0, slips)).not.toBeNull();
    expect(openSlips(copied, 1, slips)).toBeNull();
  });

  test('has slips of one size whatever they say, and they say it again', () => {
    fc.assert(
      fc.property(
        fc.string({ maxLength: MAX_VALUE }).filter((text) => /^[\x20-\x7e]*$/.test(text)),
        fc.uint8Array({ minLength: 16, maxLength: 16 }),
        (value, bytes) => {
          const slip = makeSlip(value, bytes);
          expect(isSlip(slip)).toBe(true);
          expect(valueOf(slip)).toBe(value);
        },
      ),
    );
    expect(() => makeSlip('x'.repeat(MAX_VALUE + 1), salt(0))).toThrow();
    expect(() => makeSlip('x', new Uint8Array(15))).toThrow();
  });
});

describe('a move', () => {
  test('out of turn is refused', () => {
    expect(playEntry(game, startMatch(game, start), { seat: 1, move: { type: 'take' } })).toEqual({
      ok: false,
      why: 'not-your-turn',
    });
  });

  test('is found whatever the order of its keys', () => {
    expect(same({ a: 1, b: [{ c: 2, d: 3 }] }, { b: [{ d: 3, c: 2 }], a: 1 })).toBe(true);
    expect(same([1, 2], { 0: 1, 1: 2 })).toBe(false);
  });

  test('after the end is refused', () => {
    const { match } = playOut(game, start, randomPlayer(), {
      random: createRandom(seedFrom(4)),
      maxMoves: 500,
    });
    expect(playEntry(game, match, { seat: 0, move: { type: 'take' } })).toEqual({
      ok: false,
      why: 'game-over',
    });
    expect(legalMoves(game, match.state, 0)).toEqual([]);
    expect(waitingFor(game, match.state)).toEqual([]);
  });
});

describe('a task', () => {
  test('comes before whatever the phase would allow, for its seat alone', () => {
    const { state } = startMatch(game, start);
    const interrupted = { ...state, tasks: [{ type: 'name', seat: 1 }] };
    expect(legalMoves(game, interrupted, 0)).toEqual([]);
    expect(legalMoves(game, interrupted, 1)).toEqual([{ type: 'name' }]);
    expect(waitingFor(game, interrupted)).toEqual([1]);
  });
});

describe('the log', () => {
  test('that does not play is refused, not guessed at', () => {
    expect(() => replay(game, start, [{ seat: 1, move: { type: 'take' } }])).toThrow('entry 0 of the log');
  });

  test('options nobody offers fall back to the default', () => {
    expect(tableOptions(game, { rounds: 3, other: 1 })).toEqual({ rounds: 3 });
    expect(tableOptions(game, { rounds: 99 })).toEqual({ rounds: 2 });
    expect(tableOptions(game, {})).toEqual({ rounds: 2 });
  });

  test('an option that players write is taken if it is short enough and the game accepts it', () => {
    const written = {
      ...game,
      options: { rounds: game.options.rounds, story: { values: [''], byDefault: '', written: 5 } },
      accepts: (option: string, text: string) => option === 'story' && text.startsWith('a'),
    } as const;
    const taken = (story: unknown) => tableOptions(written, { story })['story' as 'rounds'];
    expect([taken('alone'), taken('long and alone'), taken('bones'), taken(7)]).toEqual([
      'alone',
      '',
      '',
      '',
    ]);
  });
});

describe('words', () => {
  test.each([
    { text: undefined, clean: '' },
    { text: '  a  b ', clean: 'a  b' },
    { text: 'a\nb\u202ec\u0000', clean: 'a b c' },
    { text: 'ééééé', clean: 'ééééé' },
    { text: '👩🏽‍🌾', clean: '👩🏽‍🌾' },
    { text: '<b>bold</b>', clean: null },
    { text: 12, clean: null },
  ])('$text becomes $clean', ({ text, clean }) => {
    expect(cleanText(text, 8)).toBe(clean);
  });
});
