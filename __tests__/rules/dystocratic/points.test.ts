import { MULTIPLIERS } from '@/rules/dystocratic/content';
import { isRight, multiplied, scoreRound } from '@/rules/dystocratic/score';
import type { Multipliers, Prediction, Vote } from '@/rules/dystocratic/types';

import { sit, table } from './table';

const PATTERNS = Array.from({ length: 16 }, (_, bits) =>
  [0, 1, 2, 3].map((seat): Vote => ((bits >> seat) & 1 ? 'black' : 'white')),
);
const NONE = ['none', 'none', 'none', 'none'] as const;
const score = (ai: Vote, votes: readonly Vote[]) =>
  scoreRound({ ai, votes, predictions: NONE, struck: [], by: 'standard' });

/** The rulebook's table as it is printed, read by ruling 1. */
function printed(ai: Vote, votes: readonly Vote[]) {
  const withAi = votes.filter((vote) => vote === ai).length;
  if (withAi === 0) return { points: [4, 4, 4, 4], aiPoints: 0 };
  if (withAi === 4) return { points: [0, 0, 0, 0], aiPoints: 12 };
  const pro = withAi === 1 ? 8 : 6;
  return {
    points: votes.map((vote) => (vote === ai ? pro : 2)),
    aiPoints: withAi === 1 ? 7 : 7 + withAi,
  };
}

describe.each(['black', 'white'] as const)('the AI votes %s', (ai) => {
  test.each(PATTERNS.map((votes) => [votes.join(' '), votes] as const))('players vote %s', (_, votes) => {
    expect(score(ai, votes)).toMatchObject(printed(ai, votes));
  });
});

test('[5.1] nobody with the AI: four each, the AI nothing', () => {
  expect(score('black', ['white', 'white', 'white', 'white'])).toMatchObject({
    points: [4, 4, 4, 4],
    aiPoints: 0,
  });
});

test('[5.2] one with the AI: eight for it, two for the others, seven for the AI', () => {
  expect(score('black', ['white', 'black', 'white', 'white'])).toMatchObject({
    points: [2, 8, 2, 2],
    aiPoints: 7,
  });
});

test('[5.3] two or three with the AI: six for them, two for the others, nine or ten for the AI', () => {
  expect(score('white', ['white', 'black', 'white', 'black'])).toMatchObject({
    points: [6, 2, 6, 2],
    aiPoints: 9,
  });
  expect(score('white', ['white', 'black', 'white', 'white'])).toMatchObject({
    points: [6, 2, 6, 6],
    aiPoints: 10,
  });
});

test('[5.4] all with the AI: nothing for anyone, twelve for the AI', () => {
  expect(score('white', ['white', 'white', 'white', 'white'])).toMatchObject({
    points: [0, 0, 0, 0],
    aiPoints: 12,
  });
});

const right = (prediction: Prediction, ai: Vote, votes: readonly Vote[]) =>
  [0, 1, 2, 3].filter((seat) => isRight(prediction, seat, { ai, votes }));

test('[4.1] a prediction is optional and only about the players: without one points stay as they are', () => {
  const seated = sit(table());
  seated.vote(['black', ['black', 'majority'], 'white', 'white']);
  expect(seated.state.history[0]).toMatchObject({
    base: [6, 6, 2, 2],
    hits: [null, true, null, null],
    points: [6, 9, 2, 2],
  });
});

test('[4.2] more or fewer on your side', () => {
  const votes: Vote[] = ['black', 'black', 'black', 'white'];
  for (const ai of ['black', 'white'] as const) {
    expect(right('majority', ai, votes)).toEqual([0, 1, 2]);
    expect(right('minority', ai, votes)).toEqual([3]);
  }
  expect(right('majority', 'white', ['black', 'black', 'black', 'black'])).toEqual([0, 1, 2, 3]);
});

test('[4.3] two against two: the AI breaks the tie', () => {
  const votes: Vote[] = ['black', 'black', 'white', 'white'];
  expect(right('majority', 'white', votes)).toEqual([2, 3]);
  expect(right('minority', 'white', votes)).toEqual([0, 1]);
});

test('[4.4] Player F is the only player on BLACK; the AI votes BLACK too; F is alone', () => {
  const votes: Vote[] = ['black', 'white', 'white', 'white'];
  expect(right('alone', 'black', votes)).toEqual([0]);
  expect(right('alone', 'white', votes)).toEqual([0]);
  expect(right('alone', 'black', ['black', 'black', 'white', 'white'])).toEqual([]);
});

test('[4.5] alone is in the minority too', () => {
  const votes: Vote[] = ['black', 'white', 'white', 'white'];
  for (const ai of ['black', 'white'] as const) expect(right('minority', ai, votes)).toEqual([0]);
});

test.each([
  ['standard', 'majority', 9, 0],
  ['standard', 'minority', 9, 0],
  ['standard', 'alone', 18, 0],
  ['gentle', 'majority', 8, 2],
  ['gentle', 'minority', 8, 2],
  ['gentle', 'alone', 18, 0],
  ['bold', 'majority', 12, -9],
  ['bold', 'minority', 12, -9],
  ['bold', 'alone', 24, -9],
] as const)('[4.6] [4.8] %s, %s: six points become %i or %i', (by, prediction, ifRight, ifWrong) => {
  expect(multiplied(6, { prediction, hit: true, by })).toBe(ifRight);
  expect(multiplied(6, { prediction, hit: false, by })).toBe(ifWrong);
});

test('[4.8] with every set a prediction pays only for who is about two to one sure of it', () => {
  for (const { majority, minority } of Object.values(MULTIPLIERS))
    for (const { right, wrong } of [majority, minority]) {
      const needed = (4 - wrong) / (right - wrong);
      expect(needed).toBeGreaterThan(0.6);
      expect(needed).toBeLessThan(0.8);
    }
});

test('[4.6] half points are rounded up', () => {
  const half = (points: number) => multiplied(points, { prediction: 'majority', hit: true, by: 'standard' });
  expect([1, 2, 3, 5].map(half)).toEqual([2, 3, 5, 8]);
});

test('[4.7] a prediction changes only its owner and only this round', () => {
  const seated = sit(table({ totals: [10, 10, 10, 10], aiTotal: 10, hands: [['force-black'], [], [], []] }));
  seated.vote([['black', 'alone'], 'white', 'white', 'white']);
  expect(seated.state).toMatchObject({
    totals: [34, 12, 12, 12],
    aiTotal: 17,
    hands: [['force-black'], [], [], []],
  });
});

test('[4.8] the table chooses its multipliers', () => {
  const points = (multipliers: Multipliers) => {
    const seated = sit(table({ options: { multipliers } }));
    seated.vote([['black', 'majority'], ['black', 'minority'], 'white', 'white']);
    return seated.state.history[0]?.points.slice(0, 2);
  };
  expect(points('gentle')).toEqual([8, 2]);
  expect(points('standard')).toEqual([9, 0]);
  expect(points('bold')).toEqual([12, -9]);
});
