import type { Level } from '@/rules/ryv/kinds';
import type { Auto } from '@/rules/ryv/types';

import { type Sat, settled, sit, table, toldTo } from './table';

const governing = (
  openness: Level<'openness'>,
  queue: readonly Auto[],
  given: Parameters<typeof table>[0] = {},
) => sit(settled(table({ phase: 'government', queue, climate: { openness }, ...given })));

const END: Auto = { type: 'lift-crackdown' };
const first = (player: Sat): readonly Sat[] => [player, {}, {}, {}, {}];
const crackdown: readonly Auto[] = [{ type: 'crackdown' }, { type: 'check', seat: 4 }];

test('[8.1] a free country’s government does nothing', () => {
  const after = (openness: Level<'openness'>) =>
    settled(table({ phase: 'developments', queue: [], climate: { openness } })).phase;
  expect(after('free')).toBe('discuss');
  expect([after('obstructed'), after('repressed')]).toEqual(['government', 'government']);
});

describe('[8.2] the check', () => {
  test.each([
    ['obstructed', 1],
    ['repressed', 2],
  ] as const)('[8.2] %s: %s dice for each player, in order', (openness, dice) => {
    const seated = sit(settled(table({ phase: 'developments', queue: [], climate: { openness }, first: 2 })));
    expect(seated.state.queue.flatMap((auto) => (auto.type === 'check' ? [auto.seat] : []))).toEqual([
      2, 3, 4, 0, 1,
    ]);
    expect(toldTo(seated.step())[0]).toMatchObject({
      faces: Array.from({ length: dice }, () => 3),
      why: 'check',
      seat: 2,
    });
  });

  test('[8.2] on a 1 pay 1 Power or drop one step', () => {
    const check = () => {
      const seated = governing('repressed', [
        { type: 'check', seat: 0 },
        { type: 'check', seat: 1 },
      ]);
      seated.step([4, 1]);
      return seated;
    };
    expect(check().legal(0)).toEqual([{ type: 'pay' }, { type: 'drop' }]);
    const paying = check();
    paying.act(0, { type: 'pay' });
    expect(paying.player(0)).toMatchObject({ power: 2, standing: 'neutral' });
    const dropping = check();
    dropping.act(0, { type: 'drop' });
    expect(dropping.player(0)).toMatchObject({ power: 3, standing: 'poor' });
  });

  test.each([
    ['without Power it drops', { power: 0 }, { power: 0, standing: 'poor' }],
    ['at Poor one pays', { standing: 'poor' }, { power: 2, standing: 'poor' }],
    ['at Poor without Power nothing happens', { power: 0, standing: 'poor' }, { power: 0, standing: 'poor' }],
  ] as const)('[8.2] %s', (_title, player, expected) => {
    const seated = governing(
      'obstructed',
      [
        { type: 'check', seat: 0 },
        { type: 'check', seat: 1 },
      ],
      { players: first(player) },
    );
    seated.step([1]);
    expect(seated.state.tasks).toEqual([]);
    expect(seated.player(0)).toMatchObject(expected);
  });
});

test.each([
  ['obstructed', 1],
  ['repressed', 2],
] as const)('[8.3] %s: each step costs %s Power', (openness, price) => {
  const seated = governing(
    openness,
    [
      { type: 'assuage', seat: 0 },
      { type: 'check', seat: 1 },
    ],
    {
      players: first({ standing: 'poor', power: 5 }),
    },
  );
  seated.step();
  seated.act(0, { type: 'assuage' });
  expect(seated.player(0)).toMatchObject({ power: 5 - price, standing: 'neutral' });
  seated.act(0, { type: 'assuage' });
  expect(seated.player(0)).toMatchObject({ power: 5 - 2 * price, standing: 'good' });
  expect(seated.state.tasks).toEqual([]);
});

test('[8.3] nobody must, and who cannot is not asked', () => {
  const queue: readonly Auto[] = [
    { type: 'assuage', seat: 0 },
    { type: 'check', seat: 1 },
  ];
  const seated = governing('repressed', queue);
  seated.step();
  seated.act(0, { type: 'enough' });
  expect(seated.player(0)).toMatchObject({ power: 3, standing: 'neutral' });
  expect(governing('repressed', queue, { players: first({ power: 1 }) }).state.queue[0]).toEqual({
    type: 'check',
    seat: 1,
  });
  expect(governing('repressed', queue, { players: first({ standing: 'good' }) }).state.queue[0]).toEqual({
    type: 'check',
    seat: 1,
  });
});

describe('[8.4] a crackdown', () => {
  test.each([
    ['obstructed', [1]],
    ['repressed', [5, 1]],
  ] as const)('[8.4] %s: any 1 of the dice, in a community by chance', (openness, faces) => {
    const seated = governing(openness, crackdown);
    const events = toldTo(seated.step(faces, [2]));
    expect(events[0]).toMatchObject({ type: 'rolled', faces, need: 1, why: 'crackdown' });
    expect(events).toContainEqual({ type: 'crackdown', at: 'market' });
    expect(seated.state.crackdown).toBe('market');
    const calm = governing(openness, crackdown);
    calm.step(faces.map(() => 6));
    expect(calm.state.crackdown).toBeNull();
  });

  test('[8.4] lasts until the next Government phase', () => {
    const seated = sit(
      settled(
        table({ phase: 'developments', queue: [], crackdown: 'hills', climate: { openness: 'repressed' } }),
      ),
    );
    expect(seated.state.queue[0]).toEqual(END);
    seated.step();
    expect(seated.state.crackdown).toBeNull();
  });
});

test('[8.5] who is not Good can do nothing there', () => {
  const state = table({
    crackdown: 'hills',
    needs: { hills: 1, river: 1 },
    players: [
      { influence: { hills: 1 } },
      { standing: 'good' },
      { standing: 'poor' },
      { square: { mass: 1, social: 1 } },
      {},
    ],
  });
  const spots = (seat: number, action: string) =>
    sit({ ...state, turn: seat })
      .of(seat, 'act')
      .filter((move) => move.action === action)
      .map(({ at }) => at);
  expect(spots(0, 'rally')).toEqual(['harbour', 'market', 'river']);
  expect(spots(0, 'help-neighbours')).toEqual(['river']);
  expect(spots(0, 'join-hands')).toEqual([]);
  expect(spots(0, 'strike')).toEqual([]);
  expect(spots(1, 'serve')).toEqual(['hills', 'river']);
  expect(spots(2, 'run-project')).toEqual(['river']);
  const media = sit({
    ...state,
    phase: 'developments',
    queue: [
      { type: 'mass', seat: 3 },
      { type: 'social', seat: 3 },
    ],
  });
  media.step([6, 6, 6, 6]);
  expect(media.player(3).influence).toEqual({ harbour: 1, hills: 0, market: 1, river: 1 });
  media.step();
  expect(media.of(3, 'put').map(({ at }) => at)).toEqual(['harbour', 'market', 'river']);
});

test('[8.6] two dice for each Link of those who are not Good; a 1 removes it', () => {
  const links = [
    { owner: 0, id: 'hills-river' },
    { owner: 0, id: 'harbour-market' },
    { owner: 1, id: 'hills-river' },
  ] as const;
  const seated = governing('repressed', crackdown, {
    links,
    players: [{}, { standing: 'good' }, {}, {}, {}],
  });
  seated.step([1, 4]);
  expect(seated.state.queue[0]).toEqual({ type: 'raid-links', seat: 0 });
  const events = toldTo(seated.step([2, 1, 5, 5]));
  expect(events.filter(({ type }) => type === 'rolled')).toHaveLength(2);
  expect(seated.state.links).toEqual([links[1], links[2]]);
  expect(seated.state.queue[0]).toEqual({ type: 'check', seat: 4 });
});

describe('[8.7] the Influence of players with a Poor relationship', () => {
  const raid = (option: 'everywhere' | 'one-community') => {
    const seated = governing('repressed', crackdown, {
      options: { crackdown: option },
      players: [
        { standing: 'poor', influence: { hills: 2, river: 1 } },
        { influence: { hills: 2 } },
        {},
        {},
        {},
      ],
    });
    seated.step([1, 4], [1]);
    expect(seated.state.crackdown).toBe('hills');
    expect(seated.state.queue[0]).toEqual({ type: 'raid-influence', seat: 0 });
    seated.step([1, 5, 1]);
    return seated;
  };
  test('[8.7] one die for each, in all communities', () => {
    const seated = raid('everywhere');
    expect(seated.player(0).influence).toMatchObject({ hills: 1, river: 0 });
    expect(seated.player(1).influence.hills).toBe(2);
  });
  test('[8.7] or only in the community under crackdown', () => {
    expect(raid('one-community').player(0).influence).toMatchObject({ hills: 1, river: 1 });
  });
});
