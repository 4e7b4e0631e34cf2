import { ryv } from '@/rules/ryv/game';
import { ending, futureOf } from '@/rules/ryv/score';
import type { Auto, State } from '@/rules/ryv/types';
import type { Level } from '@/rules/ryv/kinds';

import { firstPlay, type Sat, settled, sit, table, toldTo } from './table';

const DRAW: readonly Auto[] = [{ type: 'draw' }];
const tokens = (
  of: { readonly [id: string]: readonly number[] },
  since: { readonly [id: string]: number } = {},
): State['outcomes'] => ({
  'future-1': { tokens: of['future-1'] ?? [], since: since['future-1'] ?? 0 },
  'future-2': { tokens: of['future-2'] ?? [], since: since['future-2'] ?? 0 },
  'future-3': { tokens: of['future-3'] ?? [], since: since['future-3'] ?? 0 },
});
const ended = (given: Parameters<typeof table>[0]) => ending(table({ phase: 'over', round: 3, ...given }));

test.each([
  ['strong', 0],
  ['moderate', 2],
  ['weak', 5],
] as const)('[9.1] %s trust takes %s tokens out of the bag', (trust: Level<'trust'>, many) => {
  const seated = sit(
    settled(table({ phase: 'developments', queue: [], round: 3, climate: { trust }, bag: [3, 2, 1, 0, 0] })),
  );
  expect(seated.state.queue[0]).toEqual({ type: many === 0 ? 'draw' : 'trust' });
  if (many > 0) seated.step([], [5, 0, 0, 0, 0]);
  expect(seated.state.bag.reduce((sum, each) => sum + each, 0)).toBe(6 - many);
  if (many === 2) expect(seated.state.bag).toEqual([2, 2, 0, 0, 0]);
});

test('[9.2] one token after the other is drawn, and its owner places it', () => {
  const seated = sit(settled(table({ phase: 'future', round: 3, queue: DRAW, bag: [1, 0, 2, 0, 0] })));
  expect(toldTo(seated.step([], [1]))).toEqual([{ type: 'drawn', seat: 2 }]);
  expect(seated.view(null).bag).toEqual([1, 0, 1, 0, 0]);
  expect(seated.legal(0)).toEqual([]);
  expect(seated.of(2, 'put').map(({ at }) => at)).toEqual(['future-1', 'future-2', 'future-3']);
  seated.act(2, { type: 'put', at: 'future-2' });
  expect(seated.state.outcomes['future-2'].tokens).toEqual([2]);
  expect(seated.state.queue).toEqual(DRAW);
});

describe('[9.3] the draw ends', () => {
  test('[9.3] with an empty bag', () => {
    const seated = sit(settled(table({ phase: 'future', round: 3, queue: DRAW, bag: [0, 1, 0, 0, 0] })));
    seated.step();
    const events = toldTo(seated.act(1, { type: 'put', at: 'future-1' }));
    expect(seated.state.phase).toBe('over');
    expect(events.at(-1)).toMatchObject({ type: 'over', outcome: 'future-1', mode: 'full' });
  });
  test('[9.3] with five tokens on one future, or before it begins', () => {
    const outcomes = tokens({ 'future-1': [0, 0, 1, 2] });
    const seated = sit(
      settled(table({ phase: 'future', round: 3, queue: DRAW, bag: [2, 0, 0, 0, 0], outcomes })),
    );
    seated.step();
    seated.act(0, { type: 'put', at: 'future-1' });
    expect(seated.state).toMatchObject({ phase: 'over', bag: [1, 0, 0, 0, 0] });
    const already = tokens({ 'future-2': [0, 0, 1, 2, 3] });
    expect(
      settled(table({ phase: 'future', round: 3, queue: DRAW, bag: [9, 0, 0, 0, 0], outcomes: already }))
        .phase,
    ).toBe('over');
  });
});

describe('[9.3] a future that is full before', () => {
  const five = tokens({ 'future-2': [0, 0, 1, 2, 3] });
  test('[9.3] is told, and nothing is thrown away or drawn', () => {
    const seated = sit(
      settled(
        table({
          phase: 'developments',
          queue: [],
          round: 3,
          climate: { trust: 'weak' },
          bag: [9, 0, 0, 0, 0],
          outcomes: five,
        }),
      ),
    );
    expect(seated.state.queue).toEqual([{ type: 'decided' }, { type: 'last-word' }]);
    const events = toldTo(seated.step());
    expect(events[0]).toEqual({ type: 'decided', outcome: 'future-2' });
    expect(seated.state).toMatchObject({ phase: 'over', bag: [9, 0, 0, 0, 0] });
  });
  test('[9.3] [11.10] is told in First Play before the bag is filled', () => {
    const state = settled(
      firstPlay({
        phase: 'developments',
        queue: [],
        round: 3,
        outcomes: five,
        players: [{}, {}, {}, { square: { square: 2 }, reputation: 1 }, {}],
      }),
    );
    expect(state.queue.map(({ type }) => type)).toEqual(['amends', 'amends', 'decided', 'last-word']);
  });
});

describe('[9.4] the future that comes', () => {
  test('[9.4] has the most tokens', () => {
    expect(futureOf(table({ outcomes: tokens({ 'future-1': [0], 'future-3': [1, 1] }) }))).toBe('future-3');
  });
  test('[9.4] of equals had them first, else has the lowest number', () => {
    const of = { 'future-1': [0, 0], 'future-2': [1, 1], 'future-3': [2] };
    expect(futureOf(table({ outcomes: tokens(of, { 'future-1': 5, 'future-2': 4, 'future-3': 1 }) }))).toBe(
      'future-2',
    );
    expect(futureOf(table({ outcomes: tokens(of) }))).toBe('future-1');
  });
  test('[9.4] without any token none comes, and nobody scores it', () => {
    const { outcome, scores } = ended({ players: [{ points: 2 }, {}, {}, {}, {}] });
    expect(outcome).toBeNull();
    expect(scores.map(({ total }) => total)).toEqual([2, 0, 0, 0, 0]);
  });
  test('[9.4] a space remembers when its last token came', () => {
    const seated = sit(settled(table({ phase: 'future', round: 3, queue: DRAW, bag: [4, 0, 0, 0, 0] })));
    for (const at of ['future-3', 'future-2', 'future-2', 'future-3'] as const) {
      seated.step();
      seated.act(0, { type: 'put', at });
    }
    expect(ryv.view(seated.state, null).result?.outcome).toBe('future-2');
  });
});

test('[10.1] an MNC loses a point for each Negative Reputation, below zero too', () => {
  const { scores } = ended({
    players: [{}, {}, {}, { reputation: 4, points: 1 }, {}],
    outcomes: tokens({ 'future-3': [1] }),
  });
  expect(scores[3]).toEqual({ goals: 1, reputation: -4, outcome: 0, total: -3 });
});

test('[10.2] 5, 3 and 1 points for the actors the Scenario ranks, both of a kind', () => {
  const state = table({
    phase: 'over',
    players: [
      { role: 'workers' },
      { role: 'business' },
      { role: 'telecom' },
      { role: 'delivery' },
      { role: 'university' },
    ],
  });
  const { scenario } = state.setting;
  const ranked: State = {
    ...state,
    setting: {
      ...state.setting,
      scenario: scenario && {
        ...scenario,
        outcomes: { ...scenario.outcomes, 'future-2': ['mnc', 'local', 'cso'] },
      },
    },
    outcomes: tokens({ 'future-2': [4] }),
  };
  expect(ending(ranked).scores.map(({ outcome }) => outcome)).toEqual([3, 3, 5, 1, 0]);
});

describe('[10.3] a tie', () => {
  const noFuture = (roles: readonly string[]) => {
    const state = table({ phase: 'over', players: roles.map((role): Sat => ({ role, points: 4 })) });
    const { scenario } = state.setting;
    const nobody = ['researcher', 'researcher', 'researcher'] as const;
    return ending({
      ...state,
      setting: {
        ...state.setting,
        scenario: scenario && {
          ...scenario,
          outcomes: { 'future-1': nobody, 'future-2': nobody, 'future-3': nobody },
        },
      },
    });
  };
  test.each([
    [['criminals', 'advocacy', 'workers'], [2]],
    [['delivery', 'advocacy', 'business'], [2]],
    [['opposition', 'delivery', 'platform'], [0]],
    [['advocacy', 'delivery', 'platform'], [1]],
    [['platform', 'advocacy', 'relief'], [1]],
  ] as const)('[10.3] among %s the list picks %s', (roles, winners) => {
    expect(noFuture(roles)).toMatchObject({ winners, tieBroken: true });
  });
  test('[10.3] is shared if nobody is on the list', () => {
    expect(noFuture(['platform', 'relief', 'criminals'])).toMatchObject({
      winners: [0, 1, 2],
      tieBroken: false,
    });
  });
  test('[10.3] otherwise the most points win', () => {
    const points = (at: number) => ended({ players: [{ points: 4 }, { points: at }, { points: 4 }] });
    expect(points(5)).toMatchObject({ winners: [1], tieBroken: false });
  });
});

describe('First Play', () => {
  test('[11.8] an MNC gives up two in the Square for a better name, as often as it can', () => {
    const seated = sit(
      settled(
        firstPlay({
          phase: 'developments',
          queue: [],
          round: 3,
          players: [
            {},
            {},
            {},
            { reputation: 2, square: { square: 5 } },
            { reputation: 1, square: { square: 1 } },
          ],
        }),
      ),
    );
    expect(seated.state.queue[0]).toEqual({ type: 'amends', seat: 3 });
    seated.step();
    expect(seated.legal(3)).toEqual([{ type: 'amends' }, { type: 'enough' }]);
    seated.act(3, { type: 'amends' });
    expect(seated.player(3)).toMatchObject({ reputation: 1, square: { square: 3 } });
    seated.act(3, { type: 'enough' });
    expect(seated.state.queue[0]).toEqual({ type: 'square-to-bag' });
  });

  test('[11.9] the Square goes into the bag, and CSO Influence where there is no Need adds tokens', () => {
    const seated = sit(
      settled(
        firstPlay({
          phase: 'future',
          round: 3,
          queue: [{ type: 'square-to-bag' }, { type: 'communities-to-bag' }, { type: 'draw' }],
          needs: { hills: 1 },
          players: [
            { square: { square: 1 }, influence: { hills: 3, river: 2 } },
            { influence: { market: 1 } },
            {},
            { square: { square: 2 }, influence: { river: 4 } },
            {},
          ],
        }),
      ),
    );
    seated.step();
    expect(seated.state.bag).toEqual([1, 0, 0, 2, 0]);
    expect(seated.player(3).square.square).toBe(0);
    seated.step();
    expect(seated.state.bag).toEqual([3, 1, 0, 2, 0]);
    expect(seated.player(0).influence.river).toBe(2);
  });

  test('[11.10] two futures, drawn as in the full game', () => {
    const seated = sit(settled(firstPlay({ phase: 'future', round: 3, queue: DRAW, bag: [1, 0, 0, 0, 0] })));
    seated.step();
    expect(seated.of(0, 'put').map(({ at }) => at)).toEqual(['future-1', 'future-2']);
    seated.act(0, { type: 'put', at: 'future-2' });
    expect(seated.state.phase).toBe('over');
  });

  test.each([
    ['more CSO tokens', [0, 1, 3], [4, 4, 4, 1, 1]],
    ['more MNC tokens', [0, 3, 4], [1, 1, 1, 4, 4]],
    ['equal tokens', [0, 3], [4, 4, 4, 1, 1]],
    ['only CSOs', [2], [4, 4, 4, 0, 0]],
    ['only MNCs', [3], [0, 0, 0, 4, 4]],
    ['nobody', [], [0, 0, 0, 0, 0]],
  ] as const)('[11.11] %s in the future that came', (_title, there, points) => {
    const state = firstPlay({ phase: 'over', outcomes: tokens({ 'future-2': there }) });
    expect(ending(state).scores.map(({ outcome }) => outcome)).toEqual(points);
  });

  test('[11.12] in a tie CSOs go before MNCs and share among themselves', () => {
    const winners = (points: readonly number[]) =>
      ending(firstPlay({ phase: 'over', players: points.map((each) => ({ points: each })) })).winners;
    expect(winners([3, 1, 3, 3, 2])).toEqual([0, 2]);
    expect(winners([1, 1, 1, 3, 3])).toEqual([3, 4]);
  });
});
