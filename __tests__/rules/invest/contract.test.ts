import { legalMoves } from '@/rules/engine/play';
import { botPlayer, playOut, randomPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { DISASTER_CARDS } from '@/rules/invest/content';
import { invest } from '@/rules/invest/game';

import { describeGameContract } from '../../support/gameContract';
import { options } from './table';

describeGameContract(invest);

test('no card is ever lost or made', () => {
  playOut(invest, { seats: 5, options: options(), seed: seedFrom(5) }, randomPlayer(), {
    random: createRandom(seedFrom(6)),
    maxMoves: 4000,
    visit: ({ state }) => {
      const { decks, hands, districts, destroyed, disasters, unseen, history, disaster } = state;
      const cards = [
        ...Object.values(decks).flat(),
        ...hands.flat(),
        ...districts.flat().map(({ card }) => card),
        ...destroyed,
      ];
      expect(new Set(cards).size).toBe(60);
      expect(cards).toHaveLength(60);
      const turned = history.length + (disaster?.card ? 1 : 0);
      expect(disasters.length + unseen.length + (disaster?.held.length ?? 0) + turned).toBe(
        DISASTER_CARDS.length,
      );
    },
  });
});

test('a list of moves stays short enough to be looked through, and a view with it fits into 32 KB', () => {
  let [longest, largest] = [0, 0];
  for (let seed = 0; seed < 6; seed += 1)
    playOut(
      invest,
      { seats: 5, options: options(), seed: seedFrom(seed) },
      seed % 2 === 0 ? randomPlayer() : botPlayer(invest),
      {
        random: createRandom(seedFrom(seed)),
        maxMoves: 4000,
        visit: ({ state }) => {
          for (const seat of state.hands.keys()) {
            const legal = legalMoves(invest, state, seat);
            longest = Math.max(longest, legal.length);
            largest = Math.max(largest, JSON.stringify([invest.view(state, seat), legal]).length);
          }
        },
      },
    );
  expect(longest).toBeLessThan(150);
  expect(largest).toBeLessThan(32_768);
});
