import { CLIMATES } from '@/rules/ryv/content/climates';
import { SCENARIOS } from '@/rules/ryv/content/scenarios';
import { FIRST_PLAY_CASTS } from '@/rules/ryv/content/firstPlay';
import { goalOf, roleOf } from '@/rules/ryv/content';
import { cubesLeft } from '@/rules/ryv/board';
import { ryv } from '@/rules/ryv/game';
import { COMMUNITIES } from '@/rules/ryv/kinds';
import type { State } from '@/rules/ryv/types';

import { options, setUp, sit, table, toldTo } from './table';

const full = { mode: 'full' } as const;
const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);
const actors = ({ players }: State) => players.map(({ actor }) => actor);

test('[1.1] three to five players, three rounds, most points win', () => {
  expect(ryv.seats).toEqual({ min: 3, max: 5 });
  const state = table({
    phase: 'over',
    round: 3,
    players: [{ points: 4 }, { points: 12 }, { points: 1 }, { points: 2 }, { points: 3 }],
  });
  expect(ryv.result(state)?.winners).toEqual([1]);
  expect(ryv.result(table({ phase: 'future' }))).toBeNull();
});

test('[1.2] a goal scores at once, in the very move that reaches it', () => {
  const influence = { harbour: 1, hills: 1, market: 1 };
  const seated = sit(table({ players: [{ influence }, {}, {}] }));
  const events = seated.roll(0, { type: 'act', action: 'rally', at: 'river' }, [6]);
  const { points } = goalOf('workers-1');
  expect(toldTo(events)).toContainEqual({ type: 'goal', seat: 0, goal: 'workers-1', points });
  expect(seated.player(0)).toMatchObject({ reached: ['workers-1'], points });
});

test('[1.3] a goal scores once, and stays reached', () => {
  const reached = table({
    players: [{ reached: ['workers-1'], points: 3, influence: { harbour: 1, hills: 1, market: 1 } }, {}, {}],
  });
  const seated = sit(reached);
  const events = seated.roll(0, { type: 'act', action: 'rally', at: 'river' }, [6]);
  expect(toldTo(events).filter(({ type }) => type === 'goal')).toEqual([]);
  expect(seated.player(0).points).toBe(3);
  expect(seated.view(1).seats[0]?.goals[0]).toEqual({ id: 'workers-1', have: 4, reached: true });
});

test('[1.4] one six is enough, and all see all dice', () => {
  const seated = sit(table());
  const events = seated.roll(0, { type: 'act', action: 'rally', at: 'hills' }, [2, 6, 3, 1]);
  expect(toldTo(events, null)).toContainEqual({
    type: 'rolled',
    seat: 0,
    faces: [2, 6, 3, 1],
    need: 6,
    success: true,
    why: 'action',
    at: 'hills',
    card: null,
  });
  expect(seated.player(0).influence.hills).toBe(1);
  const unlucky = sit(table());
  unlucky.roll(0, { type: 'act', action: 'rally', at: 'hills' }, [2, 5, 3, 1]);
  expect(unlucky.player(0).influence.hills).toBe(0);
});

test('[2.1] the table chooses a Scenario and a Climate, or chance does', () => {
  for (const { id } of SCENARIOS)
    for (const { id: climate } of CLIMATES)
      expect(setUp({ ...full, scenario: id, climate }).setting).toMatchObject({
        scenario: { id },
        climate: { id: climate },
      });
  const byChance = SEEDS.map((seed) => setUp(full, 5, seed).setting);
  expect(new Set(byChance.map(({ scenario }) => scenario?.id)).size).toBe(SCENARIOS.length);
  expect(new Set(byChance.map(({ climate }) => climate?.id)).size).toBe(CLIMATES.length);
});

test('[2.2] the Scenario names the roles, dealt by chance or in order', () => {
  for (const { id, casts } of SCENARIOS)
    for (const seats of [3, 4, 5] as const) {
      const inOrder = setUp({ ...full, scenario: id, roles: 'in-order' }, seats);
      expect(inOrder.players.map(({ role }) => role)).toEqual(casts[seats]);
      const dealt = setUp({ ...full, scenario: id }, seats).players.map(({ role }) => role ?? '');
      expect([...dealt].sort()).toEqual([...casts[seats]].sort());
    }
  const orders = SEEDS.map((seed) =>
    String(setUp({ ...full, scenario: 'big-port' }, 5, seed).players.map(({ role }) => role)),
  );
  expect(new Set(orders).size).toBeGreaterThan(5);
});

test('[2.3] 36 AI cards, two fewer for each missing player', () => {
  for (const seats of [3, 4, 5]) {
    const { deck, hands } = setUp(full, seats);
    expect(deck.length + hands.flat().length).toBe(36 - 2 * (5 - seats));
    expect(new Set([...deck, ...hands.flat()]).size).toBe(deck.length + seats);
  }
  expect(setUp(full, 5, 1).deck).not.toEqual(setUp(full, 5, 2).deck);
});

test('[2.4] the Scenario says how the government sees each actor', () => {
  for (const { id, standings } of SCENARIOS)
    for (const { actor, standing } of setUp({ ...full, scenario: id }).players)
      expect([id, actor, standing]).toEqual([id, actor, standings[actor]]);
});

test('[2.5] an MNC starts with a bad name and chooses Social or Mass Media', () => {
  const seated = sit(setUp({ ...full, scenario: 'connect-communities', roles: 'in-order' }));
  while (seated.state.phase === 'opening') seated.step();
  expect(seated.player(2)).toMatchObject({ actor: 'mnc', reputation: 1 });
  expect(seated.player(0).reputation).toBe(0);
  expect(seated.legal(2)).toEqual([
    { type: 'put', at: 'social' },
    { type: 'put', at: 'mass' },
  ]);
  for (const other of [0, 1, 3, 4]) expect(seated.legal(other)).toEqual([]);
  seated.act(2, { type: 'put', at: 'mass' });
  expect(seated.player(2).square.mass).toBe(1);
});

test('[2.6] a Local Actor starts in a community picked by chance', () => {
  const homes = SEEDS.map((seed) => {
    const { players } = setUp({ ...full, scenario: 'connect-communities', roles: 'in-order' }, 5, seed);
    expect(Object.values(players[0]?.influence ?? {}).sort()).toEqual([0, 0, 0, 1]);
    expect(Object.values(players[1]?.influence ?? {})).toEqual([0, 0, 0, 0]);
    return COMMUNITIES.find((at) => players[0]?.influence[at] === 1);
  });
  expect(new Set(homes).size).toBe(4);
});

test('[2.7] Power by the mat and one more; Locals by the Local Economy', () => {
  const start = (climate: 'managed-growth' | 'open-republic' | 'fragile-peace') =>
    setUp({ ...full, scenario: 'connect-communities', climate, roles: 'in-order' }).players.map(
      ({ power }) => power,
    );
  // workers, delivery, telecom, university, development
  expect(start('managed-growth')).toEqual([3 + 1, 2 + 1, 4 + 1, 3 + 1, 3 + 1]);
  expect(start('open-republic')).toEqual([2 + 1, 2 + 1, 4 + 1, 3 + 1, 3 + 1]);
  expect(start('fragile-peace')).toEqual([1 + 1, 1 + 1, 4 + 1, 3 + 1, 3 + 1]);
});

test('[2.8] one AI card each: your own face up, the others by number', () => {
  const state = setUp(full);
  for (const seat of [0, 1, 2, 3, 4]) {
    expect(state.hands[seat]).toHaveLength(1);
    expect(ryv.view(state, seat).hand).toEqual(state.hands[seat]);
  }
  expect(ryv.view(state, null)).toMatchObject({ hand: [], drawn: [], actions: [] });
  expect(ryv.view(state, null).seats.map(({ hand }) => hand)).toEqual([1, 1, 1, 1, 1]);
});

test('[2.9] a Need for each CSO and NGO, at most two, never in one place', () => {
  for (const { id, casts } of SCENARIOS)
    for (const seats of [3, 4, 5] as const) {
      const helpers = casts[seats].filter((role) => ['cso', 'ngo'].includes(roleOf(role).actor)).length;
      const needs = Object.values(setUp({ ...full, scenario: id }, seats).needs);
      expect([id, needs.filter((many) => many === 1).length]).toEqual([id, Math.min(helpers, 2)]);
      expect(Math.max(...needs)).toBeLessThanOrEqual(1);
    }
});

test('[2.10] chance picks the first player, or the table does; play goes to the left', () => {
  for (const seat of [0, 1, 2]) expect(setUp({ ...full, firstPlayer: `${seat}` as '0' }, 3).first).toBe(seat);
  expect(new Set(SEEDS.map((seed) => setUp(full, 5, seed).first)).size).toBe(5);
  const seated = sit(table({ first: 4, turn: 4 }));
  seated.act(4, { type: 'pass' });
  expect(seated.view(null).turn).toBe(0);
});

test('[2.11] twenty cubes, some of them markers; without one nothing is placed', () => {
  const state = table({ players: [{ influence: { hills: 16 } }, {}, {}, { influence: { hills: 15 } }, {}] });
  expect([cubesLeft(state, 0), cubesLeft(state, 1), cubesLeft(state, 3)]).toEqual([1, 17, 1]);
  const seated = sit(state);
  seated.roll(0, { type: 'act', action: 'rally', at: 'hills' }, [6]);
  expect(seated.view(0).seats[0]?.cubes).toBe(0);
  expect(seated.why(0, { type: 'act', action: 'join-hands', at: 'harbour-hills' })).toBeNull();
  const empty = sit(table({ players: [{ influence: { hills: 17 } }, {}, {}] }));
  expect(empty.why(0, { type: 'act', action: 'rally', at: 'hills' })).toBe('why.no-cubes');
});

test('[11.1] First Play: CSOs and MNCs only, always more CSOs, no roles, climate or Links', () => {
  for (const seats of [3, 4, 5] as const) {
    const state = setUp({}, seats);
    const csos = actors(state).filter((actor) => actor === 'cso').length;
    expect(csos).toBeGreaterThan(seats - csos);
    expect([...actors(state)].sort()).toEqual([...FIRST_PLAY_CASTS[seats]].sort());
    expect(state.setting).toEqual({ climate: null, scenario: null });
    expect(state.players.every(({ role }) => role === null)).toBe(true);
  }
  expect(options().mode).toBe('first-play');
});

test('[11.2] First Play: 12 AI cards, an MNC in the Square, a Need for each CSO', () => {
  for (const seats of [3, 4, 5] as const) {
    const state = setUp({ roles: 'in-order' }, seats);
    expect(state.deck.length + seats).toBe(12 - 2 * (5 - seats));
    for (const { actor, square, reputation, power } of state.players) {
      expect(square.square).toBe(actor === 'mnc' ? 1 : 0);
      expect(reputation).toBe(actor === 'mnc' ? 1 : 0);
      expect(power).toBe((actor === 'mnc' ? 3 : 2) + 1);
    }
    const needs = Object.values(state.needs);
    expect(needs.reduce((sum, many) => sum + many, 0)).toBe(
      actors(state).filter((actor) => actor === 'cso').length,
    );
    expect(Math.max(...needs)).toBe(1);
  }
});

test.each([
  [
    'full',
    5,
    ['tell-scenario', 'tell-climate', 'introduce', 'introduce', 'introduce', 'introduce', 'introduce'],
  ],
  ['first-play', 3, ['tell-scenario', 'introduce', 'introduce', 'introduce']],
] as const)('[3.2] %s opens with what is read out, and anyone goes on', (mode, seats, told) => {
  const seated = sit(setUp({ mode, firstPlayer: '1', roles: 'in-order' }, seats));
  expect(seated.state.queue.map(({ type }) => type)).toEqual(told);
  const introduced = seated.state.queue.flatMap((auto) => (auto.type === 'introduce' ? [auto.seat] : []));
  expect(introduced[0]).toBe(1);
  for (const seat of Array.from({ length: seats }, (_, at) => at))
    expect(seated.legal(seat)).toEqual([{ type: 'step' }]);
  told.forEach(() => seated.step());
  expect(seated.state).toMatchObject({ phase: 'action', round: 1, turn: 1, queue: [] });
});
