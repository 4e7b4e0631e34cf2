import { ryv } from '@/rules/ryv/game';
import { legalMoves } from '@/rules/engine/play';
import { playOut, randomPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { cardsOf } from '@/rules/ryv/content';
import { CLIMATES } from '@/rules/ryv/content/climates';
import { CUBES, NEED_TOKENS } from '@/rules/ryv/content/figures';
import { SCENARIOS } from '@/rules/ryv/content/scenarios';
import { needsOnBoard } from '@/rules/ryv/board';
import type { State } from '@/rules/ryv/types';

import { describeGameContract } from '../../support/gameContract';
import { options, table } from './table';

// Its tables are drawn from all options and sizes: about half are full games, and each Scenario and climate comes up.
describeGameContract(ryv);

const randomly = (mode: 'full' | 'first-play', seed: number, visit: (state: State) => void) =>
  playOut(ryv, { seats: 3 + (seed % 3), options: options({ mode }), seed: seedFrom(seed) }, randomPlayer(), {
    random: createRandom(seedFrom(seed + 100)),
    maxMoves: 4000,
    visit: ({ state }) => visit(state),
  });

test.each(['full', 'first-play'] as const)('%s: no card, cube or Need is ever lost or made', (mode) => {
  for (let seed = 0; seed < 6; seed += 1)
    randomly(mode, seed, (state) => {
      const drawn = state.tasks.flatMap((task) => (task.type === 'keep' ? task.cards : []));
      const cards = [
        ...state.deck,
        ...state.discard,
        ...state.hands.flat(),
        ...drawn,
        ...state.licensed.map(({ card }) => card),
      ];
      expect(new Set(cards).size).toBe(cards.length);
      expect(cards.length).toBe(cardsOf(mode).length - 2 * (5 - state.players.length));
      expect(needsOnBoard(state)).toBeLessThanOrEqual(NEED_TOKENS);
      for (const { cubes } of ryv.view(state, null).seats) expect(cubes).toBeLessThanOrEqual(CUBES);
      for (const { power, reputation } of state.players)
        expect(Math.min(power, reputation)).toBeGreaterThanOrEqual(0);
    });
});

test('lists of moves stay short, and every kind of move comes up', () => {
  let longest = 0;
  const kinds = new Set<string>();
  for (const mode of ['full', 'first-play'] as const)
    for (let seed = 0; seed < 40; seed += 1)
      randomly(mode, seed, (state) => {
        for (const seat of state.players.keys()) {
          const legal = legalMoves(ryv, state, seat);
          longest = Math.max(longest, legal.length);
          for (const { type } of legal) kinds.add(type);
        }
      });
  expect(longest).toBeLessThan(80);
  // Random players write no words, so they have nothing to dispute; running out of cubes is rare.
  const missing = Object.keys(ryv.moves).filter((type) => !kinds.has(type));
  expect(missing.filter((type) => type !== 'dispute' && type !== 'skip')).toEqual([]);
});

test('resample deals other hands, draws and the deck anew, and keeps what the viewer sees', () => {
  const state = table({
    hands: [['translator'], ['job-matcher', 'law-helper'], [], [], []],
    phase: 'market',
  });
  const drawing: State = {
    ...state,
    tasks: [{ type: 'keep', seat: 2, cards: ['mobile-money', 'price-watch'] }],
  };
  const others = Array.from({ length: 20 }, (_, seed) =>
    ryv.resample(drawing, 0, createRandom(seedFrom(seed))),
  );
  for (const { hands } of others) expect(hands[0]).toEqual(['translator']);
  expect(new Set(others.map(({ hands }) => String(hands[1]))).size).toBeGreaterThan(10);
  expect(new Set(others.map(({ tasks }) => JSON.stringify(tasks))).size).toBeGreaterThan(10);
  const own = ryv.resample(drawing, 2, createRandom(seedFrom(1)));
  expect(own.tasks).toEqual(drawing.tasks);
});

test('a canary in a hand, a draw or the deck reaches nobody else', () => {
  const state: State = {
    ...table({ phase: 'market' }),
    hands: [['translator'], [], [], [], []],
    deck: ['canary-deck'],
    discard: ['canary-discard'],
    tasks: [{ type: 'keep', seat: 0, cards: ['canary-draw'] }],
  };
  for (const viewer of [null, 1, 2, 3, 4]) {
    const seen = JSON.stringify([
      ryv.view(state, viewer),
      viewer === null ? [] : legalMoves(ryv, state, viewer),
    ]);
    expect(seen).not.toMatch(/canary|translator/);
  }
  expect(JSON.stringify(ryv.view(state, 0))).toContain('canary-draw');
  expect(JSON.stringify(ryv.view(state, 0))).not.toMatch(/canary-deck|canary-discard/);
});

const TABLES = SCENARIOS.flatMap(({ id }) => CLIMATES.map(({ id: climate }) => [id, climate] as const));

test.each(TABLES)(
  '%s in %s: random play ends with three, four and five, and leaks nothing on the way',
  (scenario, climate) => {
    for (const seats of [3, 4, 5]) {
      let moves = 0;
      const { finished } = playOut(
        ryv,
        { seats, options: options({ mode: 'full', scenario, climate }), seed: seedFrom(seats) },
        randomPlayer(),
        {
          random: createRandom(seedFrom(seats + 7)),
          maxMoves: 4000,
          visit: ({ state }) => {
            moves += 1;
            if (moves % 20 !== 0) return;
            const viewer = moves % seats;
            const other = ryv.resample(state, viewer, createRandom(seedFrom(moves)));
            expect(ryv.view(other, viewer)).toEqual(ryv.view(state, viewer));
            expect(legalMoves(ryv, other, viewer)).toEqual(legalMoves(ryv, state, viewer));
          },
        },
      );
      expect([seats, finished]).toEqual([seats, true]);
    }
  },
);

test('a view with its legal moves fits well into one frame at any time', () => {
  let largest = 0;
  for (const mode of ['full', 'first-play'] as const)
    for (let seed = 0; seed < 10; seed += 1)
      randomly(mode, seed, (state) => {
        for (const seat of state.players.keys())
          largest = Math.max(
            largest,
            JSON.stringify([ryv.view(state, seat), legalMoves(ryv, state, seat)]).length,
          );
      });
  expect(largest).toBeLessThan(32_768);
});
