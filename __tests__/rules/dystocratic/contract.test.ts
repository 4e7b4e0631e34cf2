import { dystocratic } from '@/rules/dystocratic/game';
import { legalMoves } from '@/rules/engine/play';
import { playOut, randomPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';

import { describeGameContract } from '../../support/gameContract';
import { options, sit, table } from './table';

describeGameContract(dystocratic);

test('no card is ever lost or made', () => {
  playOut(dystocratic, { seats: 4, options: options(), seed: seedFrom(5) }, randomPlayer(), {
    random: createRandom(seedFrom(6)),
    maxMoves: 2000,
    visit: ({ state: { deck, discard, hands, used } }) =>
      expect(deck.length + discard.length + hands.flat().length + used.length).toBe(46),
  });
});

test('resample deals others anew, but not what the viewer was shown', () => {
  const state = table({ hands: [['reveal-hand'], ['give', 'silence'], ['peek-vote', 'give'], []] });
  const seated = sit(state);
  seated.play(0, 'reveal-hand', 1);
  const others = Array.from({ length: 20 }, (_, seed) =>
    dystocratic.resample(seated.state, 0, createRandom(seedFrom(seed))),
  );
  for (const { hands } of others) expect(hands[1]).toEqual(['give', 'silence']);
  expect(new Set(others.map(({ hands }) => String(hands[2]))).size).toBeGreaterThan(3);
});

test('a view with its legal moves fits well into 4 KB at any time', () => {
  let largest = 0;
  for (let seed = 0; seed < 20; seed += 1)
    playOut(dystocratic, { seats: 4, options: options(), seed: seedFrom(seed) }, randomPlayer(), {
      random: createRandom(seedFrom(seed)),
      maxMoves: 2000,
      visit: ({ state }) => {
        for (const seat of [0, 1, 2, 3])
          largest = Math.max(
            largest,
            JSON.stringify([dystocratic.view(state, seat), legalMoves(dystocratic, state, seat)]).length,
          );
      },
    });
  expect(largest).toBeLessThan(4096);
});
