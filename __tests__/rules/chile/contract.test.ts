import { chile } from '@/rules/chile/game';
import { REGION_IDS, SPACES } from '@/rules/chile/content';
import type { State } from '@/rules/chile/types';
import { legalMoves } from '@/rules/engine/play';
import { playOut, randomPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';

import { describeGameContract } from '../../support/gameContract';
import { card, NO, options, playing } from './table';

describeGameContract(chile);

const randomGame = (seed: number, visit: (state: State) => void) =>
  playOut(chile, { seats: 2, options: options(), seed: seedFrom(seed) }, randomPlayer(), {
    random: createRandom(seedFrom(seed)),
    maxMoves: 2000,
    visit: ({ state }) => visit(state),
  });

test('no Issue card is ever lost or made, and no track overflows', () => {
  for (let seed = 0; seed < 10; seed += 1)
    randomGame(seed, ({ phase, deck, discard, campaigns, tasks, regions }) => {
      if (phase === 'issues') return;
      const held = campaigns.si.issues.length + campaigns.no.issues.length;
      const drawn = tasks.filter(({ type }) => type === 'draw').length;
      expect(deck.length + discard.length + held + drawn).toBe(54 - 20);
      for (const id of REGION_IDS)
        expect(regions[id].popular.issue === regions[id].unpopular.issue).toBe(false);
    });
});

test('resample deals anew what a campaign has not polled, and nothing else', () => {
  const state = playing({
    noPlan: ['draw'],
    regions: {
      talca: { polled: ['si'], popular: card('health', 'si'), unpopular: card('jobs', 'si', 'no') },
    },
  });
  const others = Array.from({ length: 20 }, (_, seed) =>
    chile.resample(state, NO, createRandom(seedFrom(seed))),
  );
  for (const { regions } of others) {
    expect(regions.talca.unpopular).toEqual(card('jobs', 'si', 'no'));
    expect(regions.iquique).toEqual(state.regions.iquique);
  }
  expect(new Set(others.map(({ regions }) => regions.talca.popular.issue)).size).toBeGreaterThan(2);
});

test('what a poll shows is in no view but the pollster’s', () => {
  const regions = Object.fromEntries(
    REGION_IDS.map((id) => [
      id,
      { polled: ['si'], popular: card('housing', 'si'), unpopular: card('jobs', 'si') },
    ]),
  );
  const state = playing({ noPlan: ['draw'], regions: regions as never });
  for (const viewer of [NO, null])
    for (const region of chile.view(state, viewer).regions)
      expect(SPACES.map((space) => region[space])).toEqual([null, null]);
});

test('a view with its legal moves stays small, and the lists short', () => {
  let [largest, longest] = [0, 0];
  for (let seed = 0; seed < 10; seed += 1)
    randomGame(seed, (state) => {
      for (const seat of [0, 1]) {
        const legal = legalMoves(chile, state, seat);
        longest = Math.max(longest, legal.length);
        largest = Math.max(largest, JSON.stringify([chile.view(state, seat), legal]).length);
      }
    });
  expect(longest).toBeLessThan(200);
  expect(largest).toBeLessThan(24_000);
});
