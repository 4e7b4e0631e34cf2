import { ryv } from '@/rules/ryv/game';
import { study } from '@/rules/ryv/trials/study';
import { simulate } from '@/scripts/sim/bots/simulation';

import { options } from './table';

/** What `docs/balance.md` says of thousands of games, held by few: the bounds are as wide as chance makes them. */
const played = (seats: number, bots = 'even', seed = 11) => {
  const { details, averageScores, stuck } = simulate({
    game: ryv as never,
    games: 45,
    seed,
    bots: Array.from({ length: seats }, () => bots),
    options: options({ mode: 'full' }),
    study,
    now: () => 0,
  });
  expect(stuck).toBe(0);
  const mean = averageScores.reduce((sum, score) => sum + score, 0) / seats;
  return { ...(details as Figures), mean };
};

type Shares = { readonly [id: string]: number };
type Figures = {
  readonly actorsToFairShare: Shares;
  readonly harmsPerAiInUse: number;
  readonly goodStandings: number;
  readonly crackdownsThatHurt: number;
  readonly gamesWithADraw: number;
};

describe.each([3, 4, 5])('%i even bots, every Scenario and climate by chance', (seats) => {
  const figures = played(seats);

  test('no actor wins far more or far less than its share', () => {
    for (const [actor, share] of Object.entries(figures.actorsToFairShare)) {
      expect([actor, share > 0.4]).toEqual([actor, true]);
      expect([actor, share < 1.8]).toEqual([actor, true]);
    }
  });

  test('AI harms seldom, the government bites, and the end is mostly drawn from the bag', () => {
    expect(figures.harmsPerAiInUse).toBeGreaterThan(0.1);
    expect(figures.harmsPerAiInUse).toBeLessThan(0.4);
    expect(figures.goodStandings).toBeGreaterThan(0.3);
    expect(figures.goodStandings).toBeLessThan(0.7);
    expect(figures.gamesWithADraw).toBeGreaterThan(0.75);
  });
});

test('a careless table is harmed far more often, and scores less', () => {
  const [even, careless] = [played(4), played(4, 'recipe:careless')];
  expect(careless.harmsPerAiInUse).toBeGreaterThan(even.harmsPerAiInUse * 1.5);
  expect(careless.mean).toBeLessThan(even.mean);
});
