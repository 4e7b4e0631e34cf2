import { ryv } from '@/rules/ryv/game';
import type { Auto, State } from '@/rules/ryv/types';

import { firstPlay, type Sat, settled, sit, table, toldTo } from './table';

/** Automatic steps with these ahead; the first worth seeing is next. */
const running = (queue: readonly Auto[], given: Parameters<typeof table>[0] = {}) =>
  sit(settled(table({ phase: 'developments', queue, ...given })));
const firstPlaying = (queue: readonly Auto[], given: Parameters<typeof table>[0] = {}) =>
  sit(settled(firstPlay({ phase: 'developments', queue, ...given })));
const others: readonly Sat[] = [{}, {}, {}, {}];

test('[7.1] vulnerabilities, Square, communities, clean-up, each from the first player', () => {
  const state = settled(
    table({
      first: 3,
      turn: 3,
      licensed: [{ card: 'translator', owner: 0, users: [] }],
      links: [{ owner: 2, id: 'hills-river' }],
      players: [
        { square: { mass: 1, social: 1 }, sheet: { actionsDone: true } },
        { square: { advocacy: 1 }, sheet: { actionsDone: true } },
        { sheet: { actionsDone: true } },
        { square: { mass: 1, international: 1 }, sheet: { actionsDone: true } },
        { sheet: { actionsDone: true } },
      ],
    }),
  );
  expect(state.queue.map((auto) => ('seat' in auto ? `${auto.type} ${auto.seat}` : auto.type))).toEqual([
    'vulnerability 0',
    ...['mass', 'social', 'international'].flatMap((type) =>
      [3, 4, 0, 1, 2].map((seat) => `${type} ${seat}`),
    ),
    'fill-bag',
    ...[3, 4, 0, 1, 2].map((seat) => `advocacy ${seat}`),
    'new-needs',
    'any-need',
    'growing-need',
    'links',
    'income',
    'first-player',
  ]);
});

test('[7.1] steps in which nothing can happen are passed over', () => {
  const seated = running([
    { type: 'mass', seat: 0 },
    { type: 'link', link: { owner: 0, id: 'hills-river' } },
    { type: 'income' },
  ]);
  expect(seated.state.queue).toEqual([{ type: 'income' }]);
});

test('[7.2] Mass Media: one die for every community', () => {
  const seated = running([{ type: 'mass', seat: 0 }], { players: [{ square: { mass: 2 } }, ...others] });
  const events = toldTo(seated.step([6, 2, 6, 1]));
  expect(events.filter(({ type }) => type === 'rolled')).toHaveLength(4);
  expect(seated.player(0).influence).toEqual({ harbour: 1, hills: 0, market: 1, river: 0 });
});

test('[7.3] Social Media: one community, three dice, each six an Influence or a Link', () => {
  const seated = running([{ type: 'social', seat: 0 }], {
    players: [{ square: { social: 2 } }, ...others],
  });
  seated.step();
  expect(seated.legal(0).map((move) => (move.type === 'put' ? move.at : move.type))).toEqual([
    'harbour',
    'hills',
    'market',
    'river',
  ]);
  const events = toldTo(seated.roll(0, { type: 'put', at: 'hills' }, [6, 3, 6]));
  expect(events[0]).toMatchObject({ faces: [6, 3, 6], why: 'social', at: 'hills' });
  expect(seated.legal(0)).toEqual([{ type: 'put', at: 'hills' }]);
  seated.act(0, { type: 'put', at: 'hills' });
  expect(seated.of(0, 'put').map(({ at }) => at)).toEqual([
    'hills',
    'harbour-hills',
    'hills-market',
    'hills-river',
  ]);
  seated.act(0, { type: 'put', at: 'hills-river' });
  expect(seated.player(0).influence.hills).toBe(1);
  expect(seated.state.links).toEqual([{ owner: 0, id: 'hills-river' }]);
});

test('[7.3] the table can choose one die', () => {
  const seated = running([{ type: 'social', seat: 0 }], {
    options: { socialDice: 1 },
    players: [{ square: { social: 1 } }, ...others],
  });
  seated.step();
  expect(toldTo(seated.roll(0, { type: 'put', at: 'hills' }))[0]).toMatchObject({ faces: [3] });
});

test('[7.4] International Media: three dice for each Influence, 3 Power once', () => {
  const seated = running([{ type: 'international', seat: 0 }], {
    players: [{ square: { international: 2 } }, ...others],
  });
  const events = toldTo(seated.step([6, 6, 2, 2, 6, 2]));
  expect(events[0]).toMatchObject({ type: 'rolled', faces: [6, 6, 2, 2, 6, 2] });
  expect(seated.player(0).power).toBe(3 + 3);
});

test('[7.5] all Influence in the media goes into the bag', () => {
  const seated = running([{ type: 'fill-bag' }], {
    players: [{ square: { mass: 2, social: 1, advocacy: 1 } }, { square: { international: 1 } }, {}, {}, {}],
    bag: [1, 0, 0, 0, 0],
  });
  seated.step();
  expect(seated.state.bag).toEqual([4, 1, 0, 0, 0]);
  expect(seated.player(0).square).toMatchObject({ mass: 0, social: 0, advocacy: 1 });
});

test('[7.6] Advocacy goes straight onto futures of the owner’s choice', () => {
  const seated = running([{ type: 'advocacy', seat: 1 }, { type: 'income' }], {
    players: [{}, { square: { advocacy: 2 } }, {}, {}, {}],
  });
  seated.step();
  expect(seated.of(1, 'put').map(({ at }) => at)).toEqual(['future-1', 'future-2', 'future-3']);
  seated.act(1, { type: 'put', at: 'future-3' });
  seated.act(1, { type: 'put', at: 'future-1' });
  expect(seated.state.outcomes['future-3'].tokens).toEqual([1]);
  expect(seated.state.outcomes['future-1'].tokens).toEqual([1]);
  expect(seated.player(1).square.advocacy).toBe(0);
});

test('[7.7] each 1 of three dice puts a Need where there is none', () => {
  const seated = running([{ type: 'new-needs' }, { type: 'income' }], { needs: { harbour: 1 } });
  seated.step([1, 4, 1], [0, 1]);
  expect(seated.state.needs).toEqual({ harbour: 1, hills: 1, market: 0, river: 1 });
  const full = running([{ type: 'new-needs' }, { type: 'income' }], {
    needs: { harbour: 1, hills: 1, market: 1, river: 1 },
  });
  full.step([1, 1, 1]);
  expect(Object.values(full.state.needs)).toEqual([1, 1, 1, 1]);
});

test('[7.8] with no Need anywhere one comes up by chance', () => {
  const queue: readonly Auto[] = [{ type: 'any-need' }, { type: 'income' }];
  const seated = running(queue);
  seated.step([], [2]);
  expect(seated.state.needs.market).toBe(1);
  expect(running(queue, { needs: { hills: 1 } }).state.queue).toEqual([{ type: 'income' }]);
});

test('[7.9] any 1 of four dice makes one Need grow, as long as there are tokens', () => {
  const seated = running([{ type: 'growing-need' }, { type: 'income' }], { needs: { hills: 1, river: 2 } });
  const events = toldTo(seated.step([2, 1, 1, 5], [1]));
  expect(events[0]).toMatchObject({ faces: [2, 1, 1, 5], need: 1, success: false });
  expect(seated.state.needs).toMatchObject({ hills: 1, river: 3 });
  const none = running([{ type: 'growing-need' }, { type: 'income' }], { needs: { hills: 8 } });
  none.step([1, 1, 1, 1]);
  expect(none.state.needs.hills).toBe(8);
});

test('[7.10] a Link that grows helps its owner and all with Influence at both ends', () => {
  const seated = running([{ type: 'links' }, { type: 'income' }], {
    links: [{ owner: 2, id: 'hills-river' }],
    players: [{ influence: { hills: 1, river: 1 } }, { influence: { hills: 1 } }, {}, {}, {}],
  });
  expect(seated.state.queue[0]).toEqual({ type: 'link', link: { owner: 2, id: 'hills-river' } });
  seated.step([6, 2, 2]);
  seated.act(2, { type: 'put', at: 'river' });
  expect(seated.of(0, 'put').map(({ at }) => at)).toEqual(['hills', 'river']);
  seated.act(0, { type: 'put', at: 'hills' });
  expect(seated.state.tasks).toEqual([]);
  expect([
    seated.player(2).influence.river,
    seated.player(0).influence.hills,
    seated.player(1).influence.hills,
  ]).toEqual([1, 2, 1]);
});

test('[7.10] three dice without a six change nothing', () => {
  const seated = running([{ type: 'links' }, { type: 'income' }], {
    links: [{ owner: 2, id: 'hills-river' }],
  });
  expect(toldTo(seated.step([5, 1, 2]))[0]).toMatchObject({ faces: [5, 1, 2], success: false });
  expect(seated.state.tasks).toEqual([]);
});

test('[7.11] everyone collects the Power of their mat and their AI', () => {
  const seated = running([{ type: 'income' }, { type: 'first-player' }], {
    licensed: [{ card: 'mobile-money', owner: 1, users: [4] }],
  });
  seated.step();
  // local (stable), cso + 1, ngo, mnc, researcher + 1
  expect(seated.state.players.map(({ power }) => power - 3)).toEqual([2, 3, 3, 4, 4]);
});

test.each([
  ['booming', [3, 3, 2]],
  ['stable', [2, 2, 2]],
  ['depressed', [1, 3, 1]],
] as const)('[7.12] %s: Workers, Criminals and CSOs collect %s', (economy, collected) => {
  const seated = running([{ type: 'income' }, { type: 'first-player' }], {
    climate: { economy },
    players: [{ role: 'workers' }, { role: 'criminals' }, { role: 'delivery' }],
  });
  seated.step();
  expect(seated.state.players.map(({ power }) => power - 3)).toEqual(collected);
});

test('[7.13] the first player token moves to the left, and the next round begins there', () => {
  const seated = running([{ type: 'first-player' }], { first: 4, climate: { openness: 'free' } });
  expect(toldTo(seated.step())[0]).toEqual({ type: 'first-player', seat: 0 });
  expect(seated.state).toMatchObject({ first: 0, phase: 'discuss', round: 3 });
});

describe('[11.7] the Public Square of First Play', () => {
  test('[11.7] two dice for each Influence; a success goes to a community or a future; the Square stays', () => {
    const seated = firstPlaying([{ type: 'square', seat: 3 }, { type: 'income' }], {
      players: [{}, {}, {}, { square: { square: 3 } }, {}],
    });
    const events = toldTo(seated.step([6, 1, 2, 2, 3, 6]));
    expect(events.filter(({ type }) => type === 'rolled')).toHaveLength(3);
    expect(seated.of(3, 'put').map(({ at }) => at)).toEqual([
      'harbour',
      'hills',
      'market',
      'river',
      'future-1',
      'future-2',
    ]);
    seated.act(3, { type: 'put', at: 'future-2' });
    seated.act(3, { type: 'put', at: 'hills' });
    expect(seated.state.outcomes['future-2'].tokens).toEqual([3]);
    expect(seated.player(3)).toMatchObject({ influence: { hills: 1 }, square: { square: 3 } });
  });

  test('[11.7] without cubes a success is lost, and play goes on', () => {
    const seated = firstPlaying([{ type: 'square', seat: 3 }, { type: 'income' }], {
      players: [{}, {}, {}, { square: { square: 1 }, influence: { hills: 15 } }, {}],
    });
    seated.step([6, 6]);
    expect(seated.legal(3)).toEqual([{ type: 'skip' }]);
    seated.act(3, { type: 'skip' });
    expect(seated.state.queue).toEqual([{ type: 'income' }]);
  });
});

test('[11.1] First Play goes from Political Developments straight to the next Discussion', () => {
  const next: State = settled(firstPlay({ phase: 'developments', queue: [], round: 1 }));
  expect(next).toMatchObject({ phase: 'discuss', round: 2 });
  expect(ryv.view(next, null).players.every(({ sheet }) => !sheet.ready)).toBe(true);
});
