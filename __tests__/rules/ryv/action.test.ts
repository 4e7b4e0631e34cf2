import { ryv } from '@/rules/ryv/game';
import { actionsOf, ROLES } from '@/rules/ryv/content';
import { FIRST_PLAY_MATS } from '@/rules/ryv/content/firstPlay';
import { MATS } from '@/rules/ryv/content/mats';
import { LINK_IDS } from '@/rules/ryv/kinds';
import { waitingFor } from '@/rules/engine/play';

import { firstPlay, settled, sit, table, toldTo } from './table';

const dice = (state: ReturnType<typeof table>, seat: number, id: string) =>
  ryv.view(state, seat).actions.find((each) => each.id === id)?.dice;

test('[3.1] Discussion, AI Market, Action, Political Developments, Government, and again', () => {
  const seated = sit(table({ round: 1, climate: { openness: 'repressed' } }));
  const phases: string[] = [];
  for (let move = 0; move < 600 && seated.state.round < 3; move += 1) {
    const [seat = 0] = waitingFor(ryv, seated.state);
    const legal = seated.legal(seat);
    const chosen =
      legal.find(({ type }) => ['pass', 'ready', 'done', 'enough', 'pay', 'step'].includes(type)) ?? legal[0];
    for (const event of toldTo(seated.act(seat, chosen as never)))
      if (event.type === 'phase') phases.push(event.phase);
  }
  expect(phases).toEqual([
    'developments',
    'government',
    'discuss',
    'leverage',
    'market',
    'action',
    'developments',
    'government',
    'discuss',
  ]);
});

test('[3.2] round 1 begins with the Action phase', () => {
  const state = ryv.setup(5, table().options, { ...fakeRandom() });
  expect(settled({ ...state, queue: [] })).toMatchObject({ round: 1, phase: 'action' });
});

const fakeRandom = () => ({
  int: () => 0,
  die: () => 3,
  pick: <T>(items: readonly [T, ...T[]]) => items[0],
  shuffle: <T>(items: readonly T[]) => [...items],
  state: () => [1, 2, 3, 4] as const,
});

test('[3.3] after Political Developments of round 3 come the Future Outcomes, not the government', () => {
  const last = settled(
    table({
      phase: 'developments',
      round: 3,
      climate: { openness: 'repressed' },
      queue: [],
      bag: [1, 0, 0, 0, 0],
    }),
  );
  expect(last).toMatchObject({ phase: 'future', queue: [{ type: 'draw' }, { type: 'last-word' }] });
  const before = settled(
    table({ phase: 'developments', round: 2, climate: { openness: 'repressed' }, queue: [] }),
  );
  expect(before.phase).toBe('government');
});

test('[3.4] anyone takes the next automatic step, one at a time, and it says why', () => {
  const seated = sit(
    settled(table({ phase: 'developments', queue: [{ type: 'new-needs' }, { type: 'growing-need' }] })),
  );
  for (const seat of [0, 1, 2, 3, 4]) expect(seated.legal(seat)).toEqual([{ type: 'step' }]);
  const events = toldTo(seated.step([4, 4, 4]));
  expect(events[0]).toMatchObject({ type: 'rolled', why: 'new-needs' });
  expect(seated.state.queue).toEqual([{ type: 'growing-need' }]);
});

describe('[6.1] actions', () => {
  test('[6.1] any three, also the same again, one player after the other', () => {
    const seated = sit(table({ first: 3, turn: 3 }));
    for (let times = 0; times < 3; times += 1) {
      expect(seated.state.turn).toBe(3);
      seated.act(3, { type: 'act', action: 'advertise', at: 'mass' });
    }
    expect(seated.player(3).sheet.acted).toEqual(['advertise', 'advertise', 'advertise']);
    expect(seated.state.turn).toBe(4);
  });

  test('[6.1] three different ones, if the table chose that', () => {
    const seated = sit(table({ first: 3, turn: 3, options: { actions: 'different' } }));
    seated.act(3, { type: 'act', action: 'advertise', at: 'mass' });
    expect(seated.why(3, { type: 'act', action: 'advertise', at: 'mass' })).toBe('why.acted-already');
    expect(seated.why(4, { type: 'act', action: 'win-grant', at: null })).not.toBeNull();
    seated.act(3, { type: 'act', action: 'boost-posts', at: 'social' });
    seated.roll(3, { type: 'act', action: 'sponsor', at: 'hills' });
    expect(seated.state.turn).toBe(4);
    seated.act(4, { type: 'pass' });
    expect(seated.state.turn).toBe(0);
  });

  test('[6.1] when all are done, Political Developments begin', () => {
    const seated = sit(table());
    for (const seat of [0, 1, 2, 3, 4]) seated.act(seat, { type: 'pass' });
    expect(seated.state.phase).toBe('developments');
  });
});

test('[6.2] five actions for every role: three on the mat, two on the card', () => {
  for (const { id, actor, actions } of ROLES) {
    expect([id, actions.length]).toEqual([id, 2]);
    expect(MATS[actor].actions).toHaveLength(3);
    expect(actionsOf({ actor, role: id })).toEqual([...MATS[actor].actions, ...actions]);
  }
});

test('[11.3] First Play: five actions and three goals on the mat', () => {
  for (const { actions, goals } of Object.values(FIRST_PLAY_MATS)) {
    expect(actions).toHaveLength(5);
    expect(goals).toHaveLength(3);
  }
  expect(
    sit(firstPlay())
      .view(0)
      .actions.map(({ id }) => id),
  ).toEqual(FIRST_PLAY_MATS.cso.actions.map(({ id }) => id));
});

describe('[6.3] requirements and costs', () => {
  test('[6.3] what is missing is said, and shown on the own sheet', () => {
    const state = table({ players: [{ power: 0 }, { role: 'advocacy', power: 0 }, {}, {}, {}], turn: 1 });
    const townHall = { type: 'act', action: 'town-hall', at: 'future-1' } as const;
    expect(sit(state).why(1, townHall)).toBe('why.no-power');
    const able = sit(table({ players: [{}, { role: 'advocacy' }, {}, {}, {}], turn: 1 }));
    expect(able.why(1, townHall)).toBe('why.needs-communities');
    expect(able.view(1).actions.find(({ id }) => id === 'town-hall')).toMatchObject({
      cost: 1,
      dice: 4,
      bar: 'why.needs-communities',
    });
    const rich = sit(table({ players: [{ role: 'opposition' }, {}, {}, {}, {}] }));
    expect(rich.why(0, { type: 'act', action: 'help-neighbours', at: 'hills' })).toBe('why.no-place');
    expect(rich.why(0, { type: 'act', action: 'rally', at: 'mass' })).toBe('why.bad-target');
    expect(rich.why(0, { type: 'act', action: 'organise', at: 'hills' })).toBe('why.not-your-action');
  });

  test.each([
    [
      'think-tank',
      'model-future',
      'why.needs-tools',
      { licensed: [{ card: 'translator', owner: 1, users: [0] }] },
    ],
    ['lab', 'spin-off', 'why.needs-licences', { licensed: [{ card: 'translator', owner: 0, users: [] }] }],
  ] as const)('[6.3] %s: %s', (role, action, why, enough) => {
    const barred = (given: object) =>
      ryv
        .view(table({ ...given, players: [{ role }, {}, {}, {}, {}] }), 0)
        .actions.find(({ id }) => id === action)?.bar;
    expect(barred({})).toBe(why);
    expect(barred(enough)).toBeNull();
  });

  test('[6.3] some need a voice in the Square, or a standing with the government', () => {
    const barred = (player: object, role: string, action: string) =>
      ryv
        .view(table({ players: [{ role, ...player }, {}, {}, {}, {}] }), 0)
        .actions.find(({ id }) => id === action)?.bar;
    expect(barred({}, 'rights', 'bear-witness')).toBe('why.needs-placed');
    expect(barred({ tallies: { placed: { international: 1 } } }, 'rights', 'bear-witness')).toBeNull();
    const linkable = { influence: { hills: 1 } };
    expect(barred({ ...linkable, standing: 'poor' }, 'telecom', 'build-masts')).toBe('why.needs-standing');
    expect(barred(linkable, 'telecom', 'build-masts')).toBeNull();
    const lobby = (square: number) =>
      ryv
        .view(firstPlay({ players: [{}, {}, {}, { square: { square } }, {}] }), 3)
        .actions.find(({ id }) => id === 'fp-lobby')?.bar;
    expect([lobby(1), lobby(2)]).toEqual(['why.needs-square', null]);
  });

  test('[6.3] the cost is paid whether or not it works', () => {
    const seated = sit(table({ needs: { hills: 1 } }));
    seated.roll(0, { type: 'act', action: 'help-neighbours', at: 'hills' }, [2, 2, 2, 2]);
    expect(seated.player(0).power).toBe(2);
    expect(seated.state.needs.hills).toBe(1);
  });
});

test.each([
  ['good', 5],
  ['neutral', 4],
  ['poor', 2],
] as const)('[6.4] %s relationship: %s dice in Local Communities', (standing, many) => {
  expect(dice(table({ players: [{ standing }, {}, {}, {}, {}] }), 0, 'rally')).toBe(many);
});

test.each([
  ['free', 5],
  ['obstructed', 4],
  ['repressed', 2],
] as const)('[6.5] %s: %s dice in the Public Square', (openness, many) => {
  expect(dice(table({ climate: { openness } }), 1, 'campaign')).toBe(many);
});

test('[6.6] AI, Support and Blocks change the dice, but one is always rolled', () => {
  const block = { dice: { communities: -2, square: -4 } };
  const state = table({
    climate: { openness: 'repressed' },
    players: [{ standing: 'poor', sheet: block }, { sheet: block }, {}, {}, {}],
    licensed: [{ card: 'allocation-tool', owner: 1, users: [] }],
  });
  expect(dice(state, 0, 'rally')).toBe(1);
  expect(dice(state, 1, 'organise')).toBe(4 - 2 + 1);
  expect(dice(state, 1, 'campaign')).toBe(1);
});

test('[6.7] no six but a one: some actions backfire', () => {
  const after = (faces: readonly number[]) => {
    const seated = sit(table({ players: [{ influence: { hills: 1 } }, {}, {}, {}, {}] }));
    seated.roll(0, { type: 'act', action: 'strike', at: 'hills' }, faces);
    return seated.player(0).standing;
  };
  expect(after([2, 3, 1, 4])).toBe('poor');
  expect(after([2, 3, 4, 4])).toBe('neutral');
  expect(after([6, 1, 1, 1])).toBe('neutral');
});

describe('[6.8] Network Links', () => {
  const linking = (given: Parameters<typeof table>[0] = {}) =>
    sit(table({ players: [{ influence: { hills: 1 } }, {}, {}, {}, {}], ...given }));
  const pairs = (seated: ReturnType<typeof sit>) =>
    seated
      .of(0, 'act')
      .filter(({ action }) => action === 'join-hands')
      .map(({ at }) => at);

  test('[6.8] join two communities, with own Influence in one of them', () => {
    const seated = linking();
    expect(pairs(seated)).toEqual(['harbour-hills', 'hills-market', 'hills-river']);
    seated.roll(0, { type: 'act', action: 'join-hands', at: 'hills-river' }, [6]);
    expect(seated.state.links).toEqual([{ owner: 0, id: 'hills-river' }]);
  });

  test('[6.8] one for each pair and owner, and 16 in all', () => {
    const links = [
      { owner: 0, id: 'hills-river' },
      { owner: 1, id: 'hills-market' },
    ] as const;
    expect(pairs(linking({ links }))).toEqual(['harbour-hills', 'hills-market']);
    const full = [1, 2, 3].flatMap((owner) => LINK_IDS.map((id) => ({ owner, id }))).slice(0, 16);
    expect(pairs(linking({ links: full }))).toEqual([]);
  });
});

test('[6.9] meeting a Need takes one token away', () => {
  const seated = sit(table({ needs: { hills: 2 } }));
  const events = toldTo(seated.roll(0, { type: 'act', action: 'help-neighbours', at: 'hills' }, [6]));
  expect(events).toContainEqual({ type: 'need', at: 'hills', many: -1, seat: 0, why: 'action' });
  expect(seated.state.needs.hills).toBe(1);
  expect(seated.player(0).tallies.needs).toBe(1);
});
