import { PLAN } from '@/rules/podium/content';
import type { State } from '@/rules/podium/types';

import { board, each, eventsOf, sit, some, table } from './table';

const cost = PLAN['census'].cost;

/** Peace, next to the Podium, begins. */
const investing = (given: Partial<State> = {}) =>
  sit(
    table({
      phase: 'invest',
      turn: 1,
      board: board(['census', cost - 3], ['school-meals', 3]),
      funds: each(() => 4),
      ...given,
    }),
  );

test('[6.1] the Policy next to the Podium begins, clockwise, round after round', () => {
  const seated = sit(
    table({ phase: 'talk', podium: 3, board: board(['leak-hunt', 9]), funds: each(() => 3) }),
  );
  seated.readyAll();
  const turns = [];
  for (let turn = 0; turn < 7; turn += 1) {
    const { seat = 0 } = seated.view(null).turn ?? {};
    turns.push(seat);
    seated.invest(seat, 'leak-hunt');
    seated.act(seat, { type: 'done' });
  }
  expect(turns).toEqual([4, 0, 1, 2, 3, 4, 0]);
});

test('[6.2] a turn places one or more Funds, one by one, on any Plans, funded ones too', () => {
  const seated = investing();
  expect(seated.why(1, { type: 'done' })).toBe('why.place-one');
  const told = seated.invest(1, 'school-meals', 'census', 'census');
  expect(eventsOf(told, 'invested').map(({ plan, now }) => [plan, now])).toEqual([
    ['school-meals', 4],
    ['census', cost - 2],
    ['census', cost - 1],
  ]);
  expect(seated.view(null)).toMatchObject({ placed: 3, turn: { seat: 1 } });
  expect(seated.state.investments).toEqual([
    { policy: 'peace', plan: 'school-meals', funds: 1 },
    { policy: 'peace', plan: 'census', funds: 2 },
  ]);
  seated.act(1, { type: 'done' });
  seated.invest(2, 'census', 'census', 'census');
  expect(seated.state.board[0]?.funds).toBe(cost + 2);
  expect(seated.why(2, { type: 'pass' })).toBe('why.placed-already');
  expect(seated.why(2, { type: 'invest', plan: 'twin-towns' })).toBe('why.not-on-board');
});

test('[6.3] who has passed gets no more turns', () => {
  const seated = investing({ board: board(['census', cost]) });
  seated.act(1, { type: 'pass' });
  for (const seat of [2, 3, 4, 0]) {
    seated.invest(seat, 'census');
    seated.act(seat, { type: 'done' });
  }
  expect(seated.view(null).turn?.seat).toBe(2);
  expect(seated.view(null).policies[1]).toMatchObject({ policy: 'peace', passed: true });
});

test('[6.4] a Plan is funded when it has as many Funds as it costs', () => {
  const seated = investing();
  const told = seated.invest(1, 'census', 'census', 'census');
  expect(eventsOf(told, 'invested').map(({ funded }) => funded)).toEqual([false, false, true]);
});

test('[6.5] nobody may pass while they hold Funds and nothing is funded', () => {
  const seated = investing();
  expect(seated.kinds(1)).toEqual(['invest']);
  expect(seated.why(1, { type: 'pass' })).toBe('why.nothing-funded');
  seated.invest(1, 'census', 'census', 'census');
  seated.act(1, { type: 'done' });
  expect(seated.kinds(2)).toEqual(['invest', 'pass']);
});

test('[6.6] a Policy without Funds passes by itself, and after the last one comes Implementation', () => {
  const seated = investing({ funds: some({ people: 1, prosperity: 2 }, 0), turn: 2 });
  const told = seated.invest(2, 'census');
  expect(eventsOf(told, 'passed')).toEqual([
    { type: 'passed', policy: 'people', broke: true },
    { type: 'passed', policy: 'planet', broke: true },
  ]);
  expect(seated.view(null).turn).toEqual({ seat: 4, policy: 'prosperity' });
  const last = seated.invest(4, 'census', 'census');
  expect(eventsOf(last, 'resolved').map(({ plan }) => plan)).toEqual(['census']);
});
