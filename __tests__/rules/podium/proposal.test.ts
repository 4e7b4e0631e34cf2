import { PLAN, slotCost } from '@/rules/podium/content';
import type { PlanId, State } from '@/rules/podium/types';

import { board, each, eventsOf, sit, some, table } from './table';

const cost = (plan: PlanId) => PLAN[plan].cost;

const proposing = (given: Partial<State> = {}) =>
  sit(
    table({
      phase: 'propose',
      turn: given.podium ?? 0,
      funds: each(() => 20),
      hands: {
        partnership: ['open-statistics', 'twin-towns'],
        peace: ['legal-aid'],
        people: ['school-meals', 'cash-grants'],
        planet: ['leak-hunt'],
        prosperity: ['feeder-roads'],
      },
      ...given,
    }),
  );

test('[4.1] the Podium must place one Plan, with half its cost rounded down on it', () => {
  const seated = proposing();
  expect(cost('open-statistics') % 2).toBe(1);
  expect(seated.kinds(0)).toEqual(['propose']);
  expect(seated.why(0, { type: 'skip' })).toBe('why.podium-must-place');
  const half = Math.floor(cost('open-statistics') / 2);
  const told = seated.act(0, { type: 'propose', plan: 'open-statistics' });
  expect(eventsOf(told, 'proposed')).toEqual([
    { type: 'proposed', policy: 'partnership', plan: 'open-statistics', slot: 0, paid: half, extra: 0 },
  ]);
  expect(seated.state.board).toEqual([{ plan: 'open-statistics', slot: 0, funds: half, since: 1 }]);
  expect(seated.state.funds.partnership).toBe(20 - half);
  expect(seated.state.hands.partnership).toEqual(['twin-towns']);
});

test('[4.2] only a Podium that can pay for none of its Plans places nothing', () => {
  const seated = proposing({ funds: some({ partnership: 1 }, 20) });
  expect(seated.why(0, { type: 'propose', plan: 'open-statistics' })).toBe('why.cannot-pay');
  const told = seated.act(0, { type: 'skip' });
  expect(eventsOf(told, 'skipped')).toEqual([{ type: 'skipped', policy: 'partnership', podium: true }]);
  expect(seated.view(null).turn).toEqual({ seat: 1, policy: 'peace' });
});

test('[4.3] the others, clockwise, place on the next free slot or pass', () => {
  const seated = proposing({ podium: 3, turn: 3 });
  seated.act(3, { type: 'propose', plan: 'leak-hunt' });
  expect(seated.why(0, { type: 'skip' })).toBe('not-your-turn');
  expect(seated.kinds(4)).toEqual(['propose', 'skip']);
  seated.act(4, { type: 'skip' });
  seated.act(0, { type: 'propose', plan: 'twin-towns' });
  seated.act(1, { type: 'propose', plan: 'legal-aid' });
  expect(seated.why(2, { type: 'propose', plan: 'open-statistics' })).toBe('why.not-in-hand');
  seated.act(2, { type: 'skip' });
  expect(seated.state.board.map(({ plan, slot }) => [plan, slot])).toEqual([
    ['leak-hunt', 0],
    ['twin-towns', 1],
    ['legal-aid', 2],
  ]);
  expect(seated.state.phase).toBe('debate');
});

test('[4.4] slots cost 0, 1, 1, 2, 2 and then 3, paid to the pool', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 9].map(slotCost)).toEqual([0, 1, 1, 2, 2, 3, 3, 3]);
  const seated = proposing({
    turn: 2,
    board: board(['open-statistics', 3], ['legal-aid', 3], ['wind-cooperative', 3], ['no-take-zone', 3]),
  });
  expect(seated.view(null).nextSlot).toEqual({ slot: 4, extra: 2 });
  const half = Math.floor(cost('school-meals') / 2);
  seated.act(2, { type: 'propose', plan: 'school-meals' });
  expect(seated.state.board.at(-1)).toMatchObject({ slot: 4, funds: half });
  expect(seated.state.funds.people).toBe(20 - half - 2);
});

test('[4.4] who cannot pay half and the slot cannot place', () => {
  const half = Math.floor(cost('school-meals') / 2);
  const seated = proposing({
    turn: 2,
    board: board(['open-statistics', 3]),
    funds: some({ people: half }, 20),
  });
  expect(seated.kinds(2)).toEqual(['skip']);
});

test('[4.5] Plans from earlier Periods keep their slots and take up room', () => {
  const seated = proposing({
    board: board(['legal-aid', 5, 1], ['no-take-zone', 2, 2]),
    hands: each(() => ['debt-relief']),
  });
  seated.act(0, { type: 'propose', plan: 'debt-relief' });
  expect(seated.state.board.map(({ plan, slot }) => [plan, slot])).toEqual([
    ['debt-relief', 0],
    ['legal-aid', 1],
    ['no-take-zone', 2],
  ]);
  expect(seated.view(null).nextSlot).toEqual({ slot: 3, extra: 2 });
});

test('[5.1] without a Plan on the board the Period goes on with the Event', () => {
  const seated = proposing({ funds: each(() => 0) });
  const told = [0, 1, 2, 3, 4].flatMap((seat) => seated.act(seat, { type: 'skip' }));
  expect(eventsOf(told, 'no-plans')).toHaveLength(1);
  expect(seated.state.phase).toBe('event');
  expect(seated.kinds(0)).toEqual(['turn-event']);
});

test('[5.2] from the Podium clockwise, whoever has a Plan on the board speaks, about the newest', () => {
  const seated = proposing({
    podium: 4,
    turn: 4,
    period: 2,
    board: board(['legal-aid', 1, 1], ['mobile-courts', 1, 2], ['no-take-zone', 1, 3]),
    hands: some({ prosperity: ['bus-lanes'], peace: ['gun-register'] }, []),
  });
  seated.act(4, { type: 'propose', plan: 'bus-lanes' });
  seated.act(0, { type: 'skip' });
  seated.act(1, { type: 'propose', plan: 'gun-register' });
  seated.act(2, { type: 'skip' });
  const told = seated.act(3, { type: 'skip' });
  expect(eventsOf(told, 'speaking')).toEqual([{ type: 'speaking', policy: 'prosperity', plan: 'bus-lanes' }]);
  expect(seated.view(0).speaking).toEqual({
    policy: 'prosperity',
    plan: 'bus-lanes',
    after: ['peace', 'planet'],
  });
  seated.act(4, { type: 'end-speech' });
  expect(seated.view(0).speaking).toMatchObject({ policy: 'peace', plan: 'gun-register' });
});

test('[5.3] the speaker or the player with the Podium ends a speech, nobody else', () => {
  const state = table({
    phase: 'debate',
    board: board(['open-statistics', 3], ['legal-aid', 3]),
    speakers: ['partnership', 'peace'],
  });
  const seated = sit(state);
  expect([0, 1, 2].map((seat) => seated.kinds(seat))).toEqual([['end-speech'], [], []]);
  seated.act(0, { type: 'end-speech' });
  expect([0, 1, 2].map((seat) => seated.kinds(seat))).toEqual([['end-speech'], ['end-speech'], []]);
  const told = seated.act(1, { type: 'end-speech' });
  expect(eventsOf(told, 'talking')).toHaveLength(1);
  expect(seated.state.phase).toBe('talk');
});

test('[5.4] Investing begins when every player is ready', () => {
  const seated = sit(table({ phase: 'talk', board: board(['open-statistics', 3]), funds: each(() => 3) }));
  for (const seat of [3, 0, 4, 1]) seated.act(seat, { type: 'ready' });
  expect(seated.view(null)).toMatchObject({ phase: 'talk', ready: [3, 0, 4, 1] });
  expect(seated.kinds(0)).toEqual([]);
  const told = seated.act(2, { type: 'ready' });
  expect(eventsOf(told, 'investing')).toEqual([{ type: 'investing', first: 'peace' }]);
  expect(seated.state.phase).toBe('invest');
});
