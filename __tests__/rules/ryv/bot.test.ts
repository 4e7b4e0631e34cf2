import { ryv } from '@/rules/ryv/game';
import type { Promised, State } from '@/rules/ryv/types';
import { legalMoves } from '@/rules/engine/play';
import { imagineFor } from '@/rules/engine/imagine';
import type { Level } from '@/rules/engine/levels';
import { botPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { chances, favouritesOf } from '@/rules/ryv/bot/outlook';
import { prospect } from '@/rules/ryv/bot/prospect';
import { worth } from '@/rules/ryv/bot/worth';

import { study } from '@/rules/ryv/trials/study';
import { simulate } from '@/scripts/sim/bots/simulation';
import { firstPlay, options, settled, sit, table } from './table';

const ask = (state: State, seat: number, seed = 1, level: Level = 'even') =>
  botPlayer(
    ryv,
    level,
  )({
    seat,
    view: ryv.view(state, seat),
    legal: legalMoves(ryv, state, seat),
    shown: [],
    imagine: (chance) => imagineFor(ryv, state, seat, chance),
    random: createRandom(seedFrom(seed)),
  });

test('it takes the action that reaches a goal', () => {
  const state = table({ players: [{ influence: { harbour: 1, hills: 1 } }, {}, {}, {}, {}] });
  for (let seed = 0; seed < 10; seed += 1) {
    const move = ask(state, 0, seed);
    expect(move).toMatchObject({ type: 'act', action: 'rally' });
    expect(['market', 'river']).toContain(move?.type === 'act' ? move.at : null);
  }
});

test('it puts its tokens on the future that serves it best', () => {
  const state = settled(
    table({ phase: 'future', round: 3, queue: [{ type: 'draw' }], bag: [1, 1, 1, 1, 1] }),
  );
  for (const seat of [0, 1, 3]) {
    const asked: State = { ...state, tasks: [{ type: 'future', seat }] };
    const [favourite] = favouritesOf(asked, seat);
    expect([seat, ask(asked, seat)]).toEqual([seat, { type: 'put', at: favourite }]);
  }
});

test('in First Play a CSO joins the CSOs and an MNC the MNCs', () => {
  const outcomes = {
    ...table().outcomes,
    'future-1': { tokens: [3, 3], since: 2 },
    'future-2': { tokens: [0, 1], since: 4 },
  };
  const asked = (seat: number) =>
    ask(
      firstPlay({
        phase: 'future',
        round: 3,
        outcomes,
        tasks: [{ type: 'future', seat }],
        queue: [{ type: 'draw' }],
        bag: [1, 1, 1, 1, 1],
      }),
      seat,
    );
  expect(asked(2)).toEqual({ type: 'put', at: 'future-2' });
  expect(asked(4)).toEqual({ type: 'put', at: 'future-1' });
});

test('it licenses what brings more than it costs, and passes when nothing does', () => {
  const market = (hand: readonly string[], power: number) =>
    table({
      phase: 'market',
      hands: [hand, [], [], [], []],
      deck: [],
      players: [{ power, sheet: { aiActions: 1 } }, {}, {}, {}, {}],
    });
  expect(ask(market(['grant-writer'], 2), 0)).toEqual({ type: 'license', card: 'grant-writer' });
  expect(ask(market([], 2), 0)).toEqual({ type: 'pass' });
});

test('it keeps a promise of Support, passing over Good partners if it must', () => {
  const state = table({
    phase: 'discuss',
    players: [{ sheet: { topic: 'ai', proposals: 1 } }, {}, {}, {}, {}],
    agreements: [{ id: 0, round: 2, by: 0, to: 3, promise: { type: 'support' }, text: '', status: 'agreed' }],
  });
  expect(ask(state, 0)).toEqual({ type: 'support', to: 3 });
  const { scenario } = state.setting;
  const friends: State = {
    ...state,
    setting: {
      ...state.setting,
      scenario: scenario && { ...scenario, relations: [{ between: ['local', 'cso'], is: 'good' }] },
    },
  };
  expect(ask(friends, 0)).toEqual({ type: 'pass-over', partner: 1 });
});

test('it signs what it can read and nothing else', () => {
  const offered = (type: 'no-block' | 'words') =>
    table({
      phase: 'discuss',
      agreements: [{ id: 0, round: 2, by: 1, to: 0, promise: { type }, text: 'x', status: 'offered' }],
    });
  expect(ask(offered('no-block'), 0)).toEqual({ type: 'reply', agreement: 0, accept: true });
  expect(ask(offered('words'), 0)).toEqual({ type: 'reply', agreement: 0, accept: false });
});

test('it gives no more in return than it gets', () => {
  const offered = (promise: Promised, back: Promised) =>
    ask(
      table({
        phase: 'discuss',
        agreements: [
          {
            id: 0,
            round: 2,
            by: 1,
            to: 0,
            promise,
            text: '',
            inReturn: { promise: back, text: '' },
            status: 'offered',
          },
        ],
      }),
      0,
    );
  expect(offered({ type: 'support' }, { type: 'no-block' })).toMatchObject({ accept: true });
  expect(offered({ type: 'no-block' }, { type: 'support' })).toMatchObject({ accept: false });
  expect(offered({ type: 'support' }, { type: 'words' })).toMatchObject({ accept: false });
  expect(offered({ type: 'no-block' }, { type: 'licence', price: 4 })).toMatchObject({ accept: true });
});

test('it asks for the same in return', () => {
  const draft = { to: 1, promise: { type: 'no-block' } as const, text: '' };
  const state = table({ phase: 'discuss', players: [{ sheet: { topic: 'ai', draft } }, {}, {}, {}, {}] });
  expect(ask(state, 0)).toEqual({ type: 'offer', want: { type: 'no-block' } });
});

test('it leaves the clock alone, and does not talk when it has said all', () => {
  const state = table({ phase: 'discuss', players: [{ sheet: { ready: true } }, {}, {}, {}, {}] });
  expect(ask(state, 0)).toBeNull();
});

test('it blocks whoever leads, but not whom it promised to spare', () => {
  const state = table({ phase: 'leverage', players: [{}, {}, {}, { points: 9 }, {}] });
  expect(ask(state, 0)).toEqual({ type: 'block', to: 3 });
  const spared: State = {
    ...state,
    agreements: [
      { id: 0, round: 2, by: 0, to: 3, promise: { type: 'no-block' }, text: '', status: 'agreed' },
    ],
  };
  expect(ask(spared, 0)).not.toEqual({ type: 'block', to: 3 });
});

test('it condemns nobody for what it cannot read, and takes the next step', () => {
  const seated = sit({
    ...table({ phase: 'discuss', climate: { legal: 'strong' } }),
    agreements: [{ id: 0, round: 2, by: 0, to: 1, promise: { type: 'words' }, text: 'x', status: 'agreed' }],
  });
  seated.act(1, { type: 'dispute', agreement: 0 });
  for (const seat of [2, 3, 4])
    expect(ask(seated.state, seat)).toMatchObject({ type: 'lock', choice: { verdict: 'kept' } });
  // What it has seen is another thing: the one who promised Blocked the other since.
  const told = (round: number, to: number): State => ({
    ...seated.state,
    story: [{ round, event: { type: 'blocked', seat: 0, to } }],
  });
  const verdict = (state: State) => ask(state, 3);
  expect(verdict(told(2, 1))).toMatchObject({ choice: { verdict: 'broken' } });
  expect(verdict(told(1, 1))).toMatchObject({ choice: { verdict: 'kept' } });
  expect(verdict(told(2, 4))).toMatchObject({ choice: { verdict: 'kept' } });
  expect(ask(settled(table({ phase: 'developments', queue: [{ type: 'income' }] })), 4)).toEqual({
    type: 'step',
  });
});

test('chances of the futures add up to one and rise with tokens', () => {
  const even = chances(table());
  const ahead = chances(
    table({ outcomes: { ...table().outcomes, 'future-2': { tokens: [3, 3], since: 2 } } }),
  );
  expect(Object.values(even).reduce((sum, each) => sum + each, 0)).toBeCloseTo(1);
  expect(ahead['future-2']).toBeGreaterThan(even['future-2'] ?? 1);
});

test('more of what a goal counts is worth more', () => {
  const at = (power: number) => worth(table({ players: [{ role: 'business', power }, {}, {}, {}, {}] }), 0);
  expect(at(7)).toBeGreaterThan(at(5));
  expect(at(5)).toBeGreaterThan(at(1));
});

test('a sharp bot earns first what it spends later in its turn', () => {
  const state = table({
    round: 3,
    players: [
      { role: 'resources', power: 0, standing: 'good', influence: { harbour: 1, hills: 1, market: 1 } },
      {},
      {},
      {},
      {},
    ],
  });
  expect(ask(state, 0)).toEqual({ type: 'pass' });
  expect(ask(state, 0, 1, 'sharp')).toMatchObject({ type: 'act', action: 'dig' });
});

test('a sharp bot gives nothing for half a goal when nobody can finish it any more', () => {
  const at = (needs: number, round: number) =>
    prospect(table({ round, players: [{ role: 'delivery', tallies: { needs } }, {}, {}, {}, {}] }), 0);
  expect(at(2, 2)).toBeGreaterThan(at(1, 2));
  expect(at(2, 3)).toBe(at(1, 3));
  expect(at(3, 3)).toBeGreaterThan(at(2, 3));
});

test('in First Play an MNC wants no more Influence where it has some, which would bring it nothing', () => {
  const at = (seat: number, influence: number) =>
    worth(
      firstPlay({
        players: [0, 1, 2, 3, 4].map((each) => (each === seat ? { influence: { hills: influence } } : {})),
      }),
      seat,
    );
  expect(at(4, 2)).toBe(at(4, 1));
  expect(at(0, 2)).toBeGreaterThan(at(0, 1));
});

test.each(['full', 'first-play'] as const)('%s: it beats random players', (mode) => {
  const { wins, averageScores, stuck } = simulate({
    game: ryv as never,
    games: 20,
    seed: 4,
    bots: ['even', 'random', 'random', 'random', 'random'],
    options: options({ mode }),
    study,
    now: () => 0,
  });
  expect(stuck).toBe(0);
  expect(wins['0']).toBeGreaterThan(20 / 5 + 4);
  expect(averageScores[0]).toBeGreaterThan(Math.max(...averageScores.slice(1)));
});
