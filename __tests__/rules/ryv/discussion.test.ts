import { ryv } from '@/rules/ryv/game';
import { LEVERAGE } from '@/rules/ryv/content/leverage';
import { waitingFor } from '@/rules/engine/play';
import { TOPICS } from '@/rules/ryv/kinds';

import { firstPlay, sit, toldTo } from './table';
import { allReady, offer, talking } from './talking';

const finishLeverage = (seated: ReturnType<typeof sit>) => {
  while (seated.state.phase === 'leverage') seated.act(seated.state.turn, { type: 'done' });
};

test('[4.1] all talk at once, and the phase goes on when the last is ready', () => {
  const seated = sit(talking());
  expect(waitingFor(ryv, seated.state)).toEqual([0, 1, 2, 3, 4]);
  for (const seat of [3, 1, 4, 0]) seated.act(seat, { type: 'ready' });
  expect(seated.state.phase).toBe('discuss');
  expect(seated.of(3, 'ready')).toEqual([]);
  seated.act(2, { type: 'ready' });
  expect(seated.state.phase).toBe('leverage');
});

describe('[4.1] the clock', () => {
  const timed = (discussionTimer: 0 | 5) =>
    sit({ ...talking(), options: { ...talking().options, discussionTimer } });

  test('[4.1] ends the talk for all, and anyone may say that it rang', () => {
    const seated = timed(5);
    expect(ryv.bell?.(seated.state)).toEqual({ move: 'ring', seconds: 300 });
    seated.act(2, { type: 'ready' });
    // Whoever is ready is not waited for and still hears the clock.
    expect(waitingFor(ryv, seated.state)).toEqual([0, 1, 3, 4]);
    expect(toldTo(seated.act(2, { type: 'ring' }))[0]).toEqual({ type: 'rang' });
    expect(seated.state.phase).toBe('leverage');
    expect(ryv.bell?.(seated.state)).toBeNull();
  });

  test('[4.1] can be given 2 more minutes, three times in a Discussion', () => {
    const seated = timed(5);
    for (const [times, seat] of [3, 0, 1].entries()) {
      seated.act(seat, { type: 'more-time' });
      expect(ryv.bell?.(seated.state)?.seconds).toBe(300 + 120 * (times + 1));
    }
    expect(seated.of(2, 'more-time')).toEqual([]);
  });

  test('[4.1] is not there when the table wants none', () => {
    const seated = timed(0);
    expect(ryv.bell?.(seated.state)).toBeNull();
    expect([...seated.of(0, 'ring'), ...seated.of(0, 'more-time')]).toEqual([]);
  });

  test('[4.1] takes back what nobody has accepted', () => {
    const seated = timed(5);
    offer(seated, 0, [1, { type: 'no-block' }]);
    seated.act(4, { type: 'propose', to: 1, promise: { type: 'no-block' } });
    seated.act(1, { type: 'ring' });
    expect(seated.state.agreements.map(({ status }) => status)).toEqual(['declined']);
    expect(seated.player(4).sheet.draft).toBeNull();
  });
});

test('[4.2] a marker in one of eight bubbles shows what a player needs', () => {
  const seated = sit(talking());
  expect(seated.of(0, 'mark').map(({ topic }) => topic)).toEqual([...TOPICS]);
  expect(TOPICS).toHaveLength(8);
  seated.act(0, { type: 'mark', topic: 'links' });
  expect(seated.view(4).players[0]?.sheet.topic).toBe('links');
  expect(seated.of(0, 'mark')).toHaveLength(7);
});

test('[4.3] Support goes to one other, for good', () => {
  const seated = sit(talking());
  expect(seated.of(1, 'support').map(({ to }) => to)).toEqual([0, 2, 3, 4]);
  expect(seated.why(1, { type: 'support', to: 1 })).toBe('why.not-yourself');
  seated.act(1, { type: 'support', to: 4 });
  expect(seated.view(null).supports).toEqual([{ from: 1, to: 4 }]);
  expect(seated.of(1, 'support')).toEqual([]);
  expect(seated.why(1, { type: 'support', to: 2 })).toBe('why.support-given');
});

test('[4.4] Support or a Block in a round, not both', () => {
  const seated = sit(talking());
  seated.act(0, { type: 'support', to: 1 });
  allReady(seated);
  expect(seated.state.turn).toBe(1);
  seated.act(1, { type: 'block', to: 0 });
  expect(seated.of(1, 'block')).toEqual([]);
  expect(sit({ ...seated.state, turn: 0 }).why(0, { type: 'block', to: 2 })).toBe('why.support-or-block');
});

test('[4.5] actors with a Poor relation cannot Support each other', () => {
  const seated = sit(talking({ relations: [{ between: ['cso', 'mnc'], is: 'poor' }] }));
  expect(seated.of(1, 'support').map(({ to }) => to)).toEqual([0, 2, 4]);
  expect(seated.of(3, 'support').map(({ to }) => to)).toEqual([0, 2, 4]);
  expect(seated.why(1, { type: 'support', to: 3 })).toBe('why.cannot-support');
});

test('[4.6] a Good partner comes first, or is passed over openly', () => {
  const seated = sit(talking({ relations: [{ between: ['ngo', 'cso'], is: 'good' }] }));
  expect(seated.of(1, 'support').map(({ to }) => to)).toEqual([2]);
  expect(seated.why(1, { type: 'support', to: 0 })).toBe('why.good-partner-first');
  expect(toldTo(seated.act(1, { type: 'pass-over', partner: 2 }))).toEqual([
    { type: 'passed-over', seat: 1, partner: 2 },
  ]);
  expect(seated.of(1, 'support').map(({ to }) => to)).toEqual([0, 2, 3, 4]);
});

test('[4.7] received Support is used in turn from the first player, and lost if not', () => {
  const seated = sit({ ...talking(), first: 2, turn: 2 });
  seated.act(2, { type: 'support', to: 0 });
  seated.act(1, { type: 'support', to: 0 });
  allReady(seated);
  expect(seated.state.turn).toBe(3);
  seated.act(3, { type: 'done' });
  seated.act(4, { type: 'done' });
  expect(seated.of(0, 'use').map(({ from }) => from)).toEqual([2, 1]);
  seated.act(0, { type: 'use', from: 2 });
  expect(seated.player(0).power).toBe(3 + 2);
  seated.act(0, { type: 'done' });
  finishLeverage(seated);
  expect(seated.player(0).sheet.dice.communities).toBe(0);
  expect(seated.state.phase).toBe('market');
});

test('[4.8] a Block is announced in turn and cannot be refused', () => {
  const seated = sit(talking());
  allReady(seated);
  expect(seated.of(0, 'block').map(({ to }) => to)).toEqual([1, 2, 3, 4]);
  expect(seated.why(0, { type: 'block', to: 0 })).toBe('why.not-yourself');
  const events = seated.act(0, { type: 'block', to: 3 });
  expect(toldTo(events)[0]).toEqual({ type: 'blocked', seat: 0, to: 3 });
  expect(seated.player(3).standing).toBe('poor');
});

describe('[4.9] Leverage abilities', () => {
  const given = (by: number, kind: 'support' | 'block') => {
    const on = by === 0 ? 1 : 0;
    const state = talking();
    const seated = sit(state);
    if (kind === 'support') seated.act(by, { type: 'support', to: on });
    allReady(seated);
    while (seated.state.turn !== (kind === 'support' ? on : by))
      seated.act(seated.state.turn, { type: 'done' });
    seated.act(seated.state.turn, kind === 'support' ? { type: 'use', from: by } : { type: 'block', to: on });
    return seated.player(on);
  };

  test.each([
    ['support', 'good'],
    ['block', 'poor'],
  ] as const)('[4.9] Local %s: the relationship with the government becomes %s', (kind, standing) => {
    expect(given(0, kind).standing).toBe(standing);
  });
  test.each([
    ['support', 2],
    ['block', -2],
  ] as const)('[4.9] CSO %s: %s dice in Local Communities', (kind, communities) => {
    expect(given(1, kind).sheet.dice).toEqual({ communities, square: 0 });
  });
  test.each([
    ['support', 3 + 2],
    ['block', 3 - 1],
  ] as const)('[4.9] NGO %s: Power becomes %s', (kind, power) => {
    expect(given(2, kind).power).toBe(power);
  });
  test.each([
    ['support', 2],
    ['block', -2],
  ] as const)('[4.9] MNC %s: %s dice in the Public Square', (kind, square) => {
    expect(given(3, kind).sheet.dice).toEqual({ communities: 0, square });
  });
  test('[4.9] Researcher support: one AI action more; block: one fewer', () => {
    expect(given(4, 'support').sheet.aiActions).toBe(1);
    // The Researcher blocks last, so the Market is open: the Local has one action, and one less.
    expect(given(4, 'block').sheet.aiActions).toBe(1 - 1);
  });
  test('[4.9] a Researcher cannot help or hinder where the other takes no AI action', () => {
    const state = talking();
    const { climate } = state.setting;
    const poor = {
      ...state,
      setting: { ...state.setting, climate: climate && { ...climate, technology: 'poor' as const } },
    };
    const seated = sit(poor);
    expect(seated.of(4, 'support').map(({ to }) => to)).toEqual([1, 2, 3]);
    expect(seated.why(4, { type: 'support', to: 0 })).toBe('why.no-ai-there');
    allReady(seated);
    while (seated.state.turn !== 4) seated.act(seated.state.turn, { type: 'done' });
    expect(seated.of(4, 'block').map(({ to }) => to)).toEqual([1, 2, 3]);
    expect(seated.why(4, { type: 'block', to: 0 })).toBe('why.no-ai-there');
  });
  test('[4.9] every actor has both', () => {
    for (const { support, block } of Object.values(LEVERAGE)) expect(support.type).toBe(block.type);
  });
  test('[4.9] dice and AI actions reach the phases they are for, and end with the round', () => {
    const seated = sit(talking());
    seated.act(4, { type: 'support', to: 0 });
    seated.act(1, { type: 'support', to: 2 });
    allReady(seated);
    seated.act(0, { type: 'use', from: 4 });
    while (seated.state.turn !== 2) seated.act(seated.state.turn, { type: 'done' });
    seated.act(2, { type: 'use', from: 1 });
    finishLeverage(seated);
    expect(seated.player(0).sheet.aiActions).toBe(2);
    expect(seated.view(2).actions.find(({ id }) => id === 'reach-out')?.dice).toBe(4 + 1 + 2);
  });
});

describe('[11.4] First Play Leverage', () => {
  test('[11.4] each type deals only with the other, and can do both in a round', () => {
    const seated = sit(firstPlay({ phase: 'discuss', players: [{}, {}, {}, {}, {}] }));
    expect(seated.of(0, 'support').map(({ to }) => to)).toEqual([3, 4]);
    expect(seated.of(3, 'support').map(({ to }) => to)).toEqual([0, 1, 2]);
    seated.act(0, { type: 'support', to: 3 });
    seated.act(3, { type: 'support', to: 0 });
    allReady(seated);
    expect(seated.of(0, 'block').map(({ to }) => to)).toEqual([3, 4]);
    seated.act(0, { type: 'use', from: 3 });
    expect(seated.player(0).sheet.dice).toEqual({ communities: 0, square: 2 });
    seated.act(0, { type: 'block', to: 4 });
    expect(seated.player(4).sheet.dice).toEqual({ communities: -2, square: 0 });
  });

  test('[11.4] the dice count in that arena only', () => {
    const state = firstPlay({
      players: [
        { sheet: { dice: { communities: 0, square: 2 } } },
        {},
        {},
        { sheet: { dice: { communities: 2, square: 0 } } },
        {},
      ],
    });
    const dice = (seat: number, id: string) =>
      ryv.view(state, seat).actions.find((each) => each.id === id)?.dice;
    expect([dice(0, 'fp-campaign'), dice(0, 'fp-organise')]).toEqual([3 + 2, 4]);
    expect([dice(3, 'fp-advertise'), dice(3, 'fp-sponsor')]).toEqual([3, 3 + 2]);
  });
});
