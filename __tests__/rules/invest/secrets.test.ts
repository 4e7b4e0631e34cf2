import type { Seat, Viewer } from '@/rules/engine/game';
import { legalMoves } from '@/rules/engine/play';
import { botPlayer, type Player, playOut, randomPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { invest } from '@/rules/invest/game';
import type { Invest, State } from '@/rules/invest/types';

import { options, setUp, sit, table, type Told, toldTo } from './table';

/** Cards nobody but their holder may know: still in a deck under the open card, or drawn face down by another. */
function secretsFrom(state: State, viewer: Viewer): readonly string[] {
  const isOpen = !['names', 'keys', 'deal'].includes(state.phase);
  return [
    ...Object.values(state.decks).flatMap((deck) => deck.slice(isOpen ? 1 : 0)),
    ...state.hands.flatMap((hand, seat) =>
      seat === viewer ? [] : hand.filter((card) => !state.shown.includes(card)),
    ),
  ];
}

test.each([3, 4, 5])('with %i players no frame names a card that its reader may not know', (seats) => {
  const viewers: readonly Viewer[] = [null, ...Array.from({ length: seats }, (_, seat): Seat => seat)];
  const players: readonly Player<Invest>[] = [randomPlayer(), botPlayer(invest)];
  let looked = 0;
  for (const player of players)
    playOut(invest, { seats, options: options(), seed: seedFrom(seats) }, player, {
      random: createRandom(seedFrom(8)),
      maxMoves: 4000,
      visit: ({ state }, step) => {
        for (const viewer of viewers) {
          const frame = JSON.stringify([
            invest.view(state, viewer),
            viewer === null ? [] : legalMoves(invest, state, viewer),
            toldTo((step?.events ?? []) as readonly Told[], viewer),
          ]);
          for (const card of secretsFrom(state, viewer)) {
            looked += 1;
            if (frame.includes(`"${card}"`)) throw new Error(`${viewer} can read ${card}`);
          }
        }
      },
    });
  expect(looked).toBeGreaterThan(1000);
});

test('who looked ahead knows, nobody else does, and once they are shuffled nobody knows which is which', () => {
  // A deck of nothing but good years: the words stand nowhere else until one is turned up.
  const disasters = Array.from({ length: 15 }, () => 'good-year' as const);
  const seated = sit(table({ tokens: [1, 1, 1], disasters }));
  const knows = (viewer: Viewer) => JSON.stringify(seated.view(viewer)).includes('good-year');
  const events = seated.act(0, { type: 'foresee' });
  for (const viewer of [1, 2, null])
    expect(JSON.stringify(toldTo(events, viewer))).not.toContain('good-year');
  seated.act(1, { type: 'shield', hazard: 'flood' });
  seated.act(2, { type: 'shield', hazard: 'flood' });
  const known = () => [0, 1, 2, null].map(knows);
  expect(known()).toEqual([true, false, false, false]);
  const held = seated.act(0, { type: 'hold', picker: 1 });
  const picked = seated.act(1, { type: 'pick', number: 3 });
  for (const viewer of [0, 1, 2, null])
    expect(JSON.stringify(toldTo([...held, ...picked], viewer))).not.toContain('good-year');
  expect(known()).toEqual([true, false, false, false]);
  expect(seated.view(0).disaster).not.toHaveProperty('held');
});

test('resample deals the held cards anew, but keeps what was foreseen among them', () => {
  const disasters = ['flood', 'drought', 'health', 'energy', 'economy', 'unknown', 'good-year'] as const;
  const seated = sit(table({ round: 2, tokens: [1, 0, 0], disasters }));
  seated.act(0, { type: 'foresee' });
  seated.act(1, { type: 'hold', picker: 0 });
  const others = (viewer: Viewer) =>
    Array.from({ length: 30 }, (_, seed) => {
      const { disaster } = invest.resample(seated.state, viewer, createRandom(seedFrom(seed)));
      return disaster?.held ?? [];
    });
  for (const held of others(0)) expect(held).toEqual(expect.arrayContaining(['flood', 'drought', 'health']));
  expect(new Set(others(0).map((held) => held[0])).size).toBeGreaterThan(2);
  expect(new Set(others(1).flat()).size).toBe(7);
});

test('resample deals face-down cards of others from their own decks, and keeps what everyone saw', () => {
  const fresh = setUp();
  const { decks } = fresh;
  const [hidden = '', open = ''] = decks.health;
  const state = table({
    hands: [[], [hidden, open], []],
    shown: [open],
    decks: { ...decks, health: decks.health.slice(2) },
  });
  const hands = Array.from(
    { length: 30 },
    (_, seed) => invest.resample(state, 0, createRandom(seedFrom(seed))).hands[1],
  );
  for (const hand of hands) expect(hand?.[1]).toBe(open);
  const first = new Set(hands.map((hand) => hand?.[0] ?? ''));
  expect(first.size).toBeGreaterThan(4);
  for (const card of first) expect(fresh.decks.health).toContain(card);
  expect(invest.resample(state, 1, createRandom(seedFrom(1))).hands[1]).toEqual([hidden, open]);
});
