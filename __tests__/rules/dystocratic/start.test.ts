import {
  ACTION_CARDS,
  AI_CARDS,
  PREDICTION_CARDS,
  REFERENCE_CARDS,
  VOTE_CARDS,
} from '@/rules/dystocratic/content';
import { dystocratic } from '@/rules/dystocratic/game';

import { SEATS, setUp, sit, table } from './table';

import { GAMES } from '../../support/games';

const copies = (rows: readonly { readonly copies: number }[]) =>
  rows.reduce((sum, row) => sum + row.copies, 0);
const count = <T>(items: readonly T[], of: T) => items.filter((item) => item === of).length;

test('the paper deck has 75 cards', () => {
  expect(
    copies(ACTION_CARDS) + copies(VOTE_CARDS) + copies(PREDICTION_CARDS) + copies(AI_CARDS) + REFERENCE_CARDS,
  ).toBe(75);
});

test('the game is on the shelf under its id', () => {
  expect(GAMES['dystocratic']).toBe(dystocratic);
});

test('[1.1] four players vote in four rounds, and the AI collects points', () => {
  expect(dystocratic.seats).toEqual({ min: 4, max: 4 });
  const seated = sit(setUp({ firstDealer: '0' }));
  for (const round of [1, 2, 3, 4]) {
    expect(seated.state).toMatchObject({ phase: 'deal', round });
    seated.act(seated.state.dealer, { type: 'deal' });
    seated.vote(['black', 'black', 'white', 'white']);
  }
  expect(seated.state.phase).toBe('over');
  expect(seated.state.aiTotal).toBe(4 * 9);
});

test('[1.2] more points than every player and the AI wins', () => {
  const state = table({ phase: 'over', totals: [20, 25, 10, 5], aiTotal: 24 });
  expect(dystocratic.result(state)).toEqual({ scores: [20, 25, 10, 5], winners: [1] });
});

test('[2.1] all 46 action cards and 8 AI cards are in play, shuffled', () => {
  const { deck, hands, aiDeck } = setUp();
  const cards = [...deck, ...hands.flat()];
  for (const { id, copies: many } of ACTION_CARDS) expect([id, count(cards, id)]).toEqual([id, many]);
  expect(cards).toHaveLength(46);
  expect([count(aiDeck, 'black'), count(aiDeck, 'white')]).toEqual([4, 4]);
  expect(setUp({}, 2).deck).not.toEqual(deck);
});

test('[2.2] everyone can lock either colour with any prediction or none, in every round', () => {
  const seated = sit(table({ round: 3 }));
  const choices = seated.legal(0).filter(({ type }) => type === 'lock');
  expect(choices).toHaveLength(2 * 4);
  expect(choices).toContainEqual({ type: 'lock', choice: { vote: 'white', prediction: 'alone' } });
  expect(choices).toContainEqual({ type: 'lock', choice: { vote: 'black', prediction: 'none' } });
});

test('[2.3] each starts with two cards: their own face up, the others by number', () => {
  const state = setUp();
  for (const seat of SEATS) expect(dystocratic.view(state, seat).hand).toEqual(state.hands[seat]);
  const shared = dystocratic.view(state, null);
  expect(shared.hand).toEqual([]);
  expect(shared.seats.map(({ hand }) => hand)).toEqual([2, 2, 2, 2]);
});

test('[2.4] the table names the first Dealer, or chance does', () => {
  for (const seat of SEATS) expect(setUp({ firstDealer: `${seat}` as '0' }).dealer).toBe(seat);
  const byChance = Array.from({ length: 40 }, (_, seed) => setUp({ firstDealer: 'random' }, seed).dealer);
  expect([...new Set(byChance)].sort()).toEqual([0, 1, 2, 3]);
});

test('[2.5] the Dealer moves to the left after each round', () => {
  const seated = sit(setUp({ firstDealer: '2' }));
  const dealers = [1, 2, 3, 4].map(() => {
    const { dealer } = seated.state;
    seated.act(dealer, { type: 'deal' });
    seated.vote(['black', 'white', 'white', 'white']);
    return dealer;
  });
  expect(dealers).toEqual([2, 3, 0, 1]);
});
