import { dystocratic } from '@/rules/dystocratic/game';
import { ACTION_CARDS } from '@/rules/dystocratic/content';
import type { Card, State } from '@/rules/dystocratic/types';

import { sit, table, toldTo } from './table';

const result = (given: Partial<State>) =>
  dystocratic.result(table({ phase: 'over', options: {}, ...given } as never));

test('[7.1] after round four every unused card adds its value, and all hands are shown', () => {
  const hands: Card[][] = [
    ['force-black', 'give'],
    ['silence'],
    [],
    ['peek-vote', 'peek-prediction', 'reveal-hand'],
  ];
  const seated = sit(table({ round: 4, hands, totals: [10, 10, 10, 10], aiTotal: 3 }));
  const events = seated.vote(['white', 'white', 'white', 'white']);
  const ending = { scores: [18, 17, 14, 19], winners: [3], unused: hands, cardPoints: [4, 3, 0, 5] };
  expect(toldTo(events, null)).toContainEqual({ type: 'over', ai: 3, ...ending });
  expect(seated.view(null).result).toEqual(ending);
  expect(dystocratic.result(seated.state)).toEqual({ scores: ending.scores, winners: [3] });
});

test('[7.1] the values are those on the cards; Force reads 3', () => {
  expect(Object.fromEntries(ACTION_CARDS.map(({ id, value }) => [id, value]))).toEqual({
    'force-black': 3,
    'force-white': 3,
    give: 1,
    'reveal-hand': 2,
    silence: 3,
    'peek-prediction': 1,
    'peek-vote': 2,
  });
});

test('[7.1] cards used in round four are worth nothing', () => {
  const seated = sit(table({ round: 4, hands: [['silence', 'give'], [], [], []] }));
  seated.play(0, 'silence', 1);
  seated.vote(['white', 'white', 'white', 'white']);
  expect(seated.view(null).result?.cardPoints).toEqual([1, 0, 0, 0]);
});

test('[7.2] the AI wins when it has more, and when it has as many', () => {
  expect(result({ totals: [20, 21, 22, 23], aiTotal: 24 })?.winners).toEqual(['ai']);
  expect(result({ totals: [20, 21, 22, 23], aiTotal: 23 })?.winners).toEqual(['ai']);
});

test('[7.3] else the best player wins, and equals share', () => {
  expect(result({ totals: [20, 21, 22, 23], aiTotal: 22 })?.winners).toEqual([3]);
  expect(result({ totals: [20, 23, 22, 23], aiTotal: 22 })?.winners).toEqual([1, 3]);
});

test('[7.3] unused cards can turn a loss into a shared win', () => {
  const hands: Card[][] = [['force-white'], [], [], []];
  expect(result({ totals: [20, 23, 0, 0], aiTotal: 22, hands })?.winners).toEqual([0, 1]);
});

test('nobody can move when the game is over', () => {
  const seated = sit(table({ phase: 'over', ai: null }));
  expect([0, 1, 2, 3].flatMap((seat) => seated.legal(seat))).toEqual([]);
  expect(seated.why(0, { type: 'deal' })).toBe('game-over');
});
