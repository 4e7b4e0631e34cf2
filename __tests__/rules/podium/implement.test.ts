import { PLAN } from '@/rules/podium/content';
import { planEffects } from '@/rules/podium/effects';
import type { Placed, PlanId, Policy, State } from '@/rules/podium/types';

import { board, each, eventsOf, sit, some, table } from './table';

const cost = (plan: PlanId) => PLAN[plan].cost;
const POLICIES: readonly Policy[] = ['partnership', 'peace', 'people', 'planet', 'prosperity'];

/** Prosperity is the last to pass, and Implementation begins. */
function implement(given: Partial<State>, placed: readonly Placed[]) {
  const seated = sit(
    table({ phase: 'invest', turn: 4, passed: POLICIES.slice(0, 4), board: placed, ...given }),
  );
  return { seated, told: seated.act(4, { type: 'pass' }) };
}
const rich = each(() => 3);
/** One Fund for the one who passes last. */
const poor = some({ prosperity: 1 }, 0);

test('[7.1] the funded Plan with the most Funds is resolved', () => {
  const { seated, told } = implement(
    { funds: poor },
    board(['debt-relief', cost('debt-relief') - 1], ['legal-aid', 8], ['school-meals', 9]),
  );
  expect(eventsOf(told, 'resolved')).toEqual([
    {
      type: 'resolved',
      plan: 'school-meals',
      how: 'most',
      funds: 9,
      tied: false,
      changes: [{ policy: 'people', from: 5, to: 8 }],
      given: 0,
      unmet: false,
    },
  ]);
  expect(seated.state.tracks.people).toBe(8);
  expect(seated.state.resolved).toBe('school-meals');
});

test('[7.2] in a tie the one nearest to the Podium is resolved, the Podium Plan first', () => {
  const tie = implement({ funds: poor }, board(['census', 2], ['legal-aid', 8], ['school-meals', 8])).told;
  expect(eventsOf(tie, 'resolved')[0]).toMatchObject({ plan: 'legal-aid', tied: true });
  const podium = implement({ funds: poor }, board(['census', 8], ['legal-aid', 8], ['school-meals', 8])).told;
  expect(eventsOf(podium, 'resolved')[0]).toMatchObject({ plan: 'census', tied: true });
});

test('[7.3] without a funded Plan nothing is resolved and all stay', () => {
  const state = table({
    phase: 'invest',
    turn: 4,
    passed: POLICIES.slice(0, 4),
    funds: poor,
    board: board(['census', 1], ['legal-aid', 2]),
  });
  const seated = sit(state);
  const told = seated.invest(4, 'census');
  expect(eventsOf(told, 'nothing-funded')).toHaveLength(1);
  expect(seated.state.board.map(({ plan, funds }) => [plan, funds])).toEqual([
    ['census', 2],
    ['legal-aid', 2],
  ]);
  expect(seated.state.phase).toBe('gift');
});

test.each<[PlanId, Partial<State>, Partial<State>]>([
  ['crop-insurance', {}, { tracks: some({ people: 7, planet: 7 }, 5) }],
  ['joint-planning', { podium: 3 }, { tracks: some({ partnership: 7, planet: 7 }, 5) }],
  ['joint-planning', { tracks: some({ peace: 2 }, 9) }, { tracks: some({ partnership: 11, peace: 4 }, 9) }],
  ['early-warning', {}, { shields: ['early-warning'], tracks: some({ planet: 6 }, 5) }],
  ['fair-tax', { funds: each(() => 2) }, { funds: each(() => 3), tracks: some({ prosperity: 9 }, 5) }],
])('[7.4] %s does what it says', (plan, given, expected) => {
  const state = table(given);
  expect(planEffects(state, plan).step.state).toEqual({ ...state, ...expected });
});

test('[7.12] a Plan can lower another Policy, never below the end of its track', () => {
  const { seated, told } = implement(
    { funds: poor, tracks: some({ prosperity: 2 }, 5) },
    board(['wet-peat', cost('wet-peat')]),
  );
  expect(seated.state.tracks).toEqual(some({ planet: 10, prosperity: 1 }, 5));
  expect(eventsOf(told, 'resolved')[0]?.changes).toContainEqual({ policy: 'prosperity', from: 2, to: 1 });
});

test('[7.13] an effect with a condition happens only if a Policy stands high enough', () => {
  const low = implement({ funds: poor }, board(['debt-relief', cost('debt-relief')]));
  expect(eventsOf(low.told, 'resolved')[0]).toMatchObject({ unmet: true, given: 0 });
  expect(low.seated.state.tracks.partnership).toBe(8);
  expect(low.seated.state.funds).toEqual(poor);
  const high = implement(
    { funds: poor, tracks: some({ peace: 10 }, 5) },
    board(['debt-relief', cost('debt-relief')]),
  );
  expect(eventsOf(high.told, 'resolved')[0]).toMatchObject({ unmet: false, given: 1 });
  expect(high.seated.state.funds).toEqual(some({ prosperity: 2 }, 1));
});

test('[7.13] or only if a Plan for another SDG was discarded before', () => {
  const placed = board(['first-thousand-days', cost('first-thousand-days')]);
  expect(implement({ funds: poor }, placed).seated.state.tracks.people).toBe(8);
  const after = implement({ funds: poor, discard: ['leak-hunt'] }, placed);
  expect(after.seated.state.tracks.people).toBe(10);
});

test('[7.14] a later effect comes at the start of its Period; until then the Plan lies face up', () => {
  const { seated } = implement(
    { funds: poor, period: 3 },
    board(['truth-commission', cost('truth-commission')]),
  );
  expect(seated.state.tracks.peace).toBe(6);
  const truth = { plan: 'truth-commission', period: 5 } as const;
  expect(seated.view(null)).toMatchObject({ waiting: [truth], discard: ['truth-commission'] });
  const prepare = (period: number) => sit(table({ phase: 'prepare', period, waiting: [truth] }));
  const early = prepare(4);
  early.act(0, { type: 'start' });
  expect(early.state).toMatchObject({ waiting: [truth], tracks: { peace: 5 } });
  const due = prepare(5);
  const told = due.act(0, { type: 'start' });
  expect(eventsOf(told, 'ripened')).toEqual([
    { type: 'ripened', plan: 'truth-commission', changes: [{ policy: 'peace', from: 5, to: 9 }], given: 0 },
  ]);
  expect(due.state).toMatchObject({ waiting: [], tracks: { peace: 9 } });
});

test('[7.4] a Plan that draws gives its own Policy cards, which only its player sees', () => {
  const state = table();
  const { step } = planEffects(state, 'inventors-fund');
  const drawn = state.decks.prosperity.slice(0, 2);
  expect(step.state.hands).toEqual(some({ prosperity: drawn }, []));
  expect(step.state.decks.prosperity).toEqual(state.decks.prosperity.slice(2));
  expect(step.events).toEqual([{ to: [4], event: { type: 'drew', policy: 'prosperity', plans: drawn } }]);
});

test('[7.5] other funded Plans are discarded without effect, and their Policy rises by 1', () => {
  const { seated, told } = implement(
    { funds: each(() => 0) },
    board(['census', 9], ['village-mediators', 8], ['school-meals', 8]),
  );
  expect(eventsOf(told, 'stepped')).toEqual([
    { type: 'stepped', plan: 'village-mediators', change: { policy: 'peace', from: 5, to: 6 } },
    { type: 'stepped', plan: 'school-meals', change: { policy: 'people', from: 5, to: 6 } },
  ]);
  expect(seated.state.shields).toEqual([]);
  expect(seated.state.phase).toBe('event');
});

test('[7.6] players pay together for an effect: 1 for Partnership or Peace, 2 for others, nearest first', () => {
  const { seated } = implement({ funds: rich }, board(['census', 9], ['legal-aid', 8], ['school-meals', 8]));
  expect(seated.view(null).collecting).toEqual({ plan: 'legal-aid', need: 1, paid: [], refused: [] });
  const paid = seated.act(3, { type: 'pay', policy: 'planet' });
  expect(eventsOf(paid, 'resolved')[0]).toMatchObject({ plan: 'legal-aid', how: 'paid' });
  expect(seated.state.tracks.peace).toBe(8);
  expect(seated.view(null).collecting).toMatchObject({ plan: 'school-meals', need: 2 });
  seated.act(3, { type: 'pay', policy: 'planet' });
  seated.act(0, { type: 'pay', policy: 'partnership' });
  expect(seated.state.tracks.people).toBe(8);
  expect(seated.state.funds).toEqual(some({ planet: 1, partnership: 2 }, 3));
});

test('[7.7] everyone with Funds may give or refuse; if it cannot be enough, all take back what they gave', () => {
  const funds = some({ peace: 1, people: 1, prosperity: 1 }, 0);
  const { seated } = implement({ funds }, board(['census', 9], ['school-meals', 8]));
  expect([0, 1, 2, 3, 4].map((seat) => seated.kinds(seat).length)).toEqual([0, 2, 2, 0, 2]);
  expect(seated.why(0, { type: 'pay', policy: 'partnership' })).toBe('why.no-funds');
  seated.act(1, { type: 'pay', policy: 'peace' });
  seated.act(2, { type: 'refuse', policy: 'people' });
  expect(seated.kinds(2)).toEqual([]);
  const told = seated.act(4, { type: 'refuse', policy: 'prosperity' });
  expect(eventsOf(told, 'stepped')).toHaveLength(1);
  expect(seated.state.funds).toEqual(funds);
  expect(seated.state.tracks.people).toBe(6);
});

test('[7.8] finished Plans go to the common pile and their Funds to the pool', () => {
  const { seated } = implement(
    { funds: each(() => 0), discard: ['leak-hunt'] },
    board(['census', 20], ['legal-aid', 8], ['cash-grants', 2]),
  );
  expect(seated.state.discard).toEqual(['leak-hunt', 'census', 'legal-aid']);
  expect(seated.state.board).toEqual([{ plan: 'cash-grants', slot: 2, funds: 2, since: 1 }]);
  expect(seated.state.funds).toEqual(each(() => 0));
  expect(seated.state.others).toEqual([{ plan: 'legal-aid', paid: false }]);
});

test('[7.9] a resolved Plan that protects stays face up and counts as discarded', () => {
  const { seated } = implement({ funds: poor }, board(['early-warning', 9]));
  expect(seated.view(null)).toMatchObject({ shields: ['early-warning'], discard: ['early-warning'] });
});

test('[7.10] the Podium’s player puts a free Fund on a Plan left, if there is one', () => {
  const { seated } = implement({ funds: poor }, board(['census', 9], ['legal-aid', 1], ['cash-grants', 2]));
  expect(seated.why(1, { type: 'gift', plan: 'legal-aid' })).toBe('not-your-turn');
  expect(seated.legal(0)).toEqual([
    { type: 'gift', plan: 'legal-aid' },
    { type: 'gift', plan: 'cash-grants' },
  ]);
  const told = seated.act(0, { type: 'gift', plan: 'cash-grants' });
  expect(eventsOf(told, 'gifted')).toEqual([
    { type: 'gifted', policy: 'partnership', plan: 'cash-grants', now: 3 },
  ]);
  expect(seated.state.funds).toEqual(poor);
  const none = implement({ funds: poor }, board(['census', 9])).seated;
  expect(none.state.phase).toBe('event');
});

test('[7.11] Plans left move up in order; an unfunded Podium Plan goes to slot 1 and keeps its Funds', () => {
  const { seated } = implement(
    { funds: poor },
    board(['debt-relief', 5], ['school-meals', 9], ['legal-aid', 1], ['cash-grants', 2]),
  );
  const told = seated.act(0, { type: 'gift', plan: 'legal-aid' });
  expect(eventsOf(told, 'shifted')).toEqual([
    {
      type: 'shifted',
      moves: [{ plan: 'debt-relief', from: 0, to: 1 }],
    },
  ]);
  expect(seated.state.board).toEqual([
    { plan: 'debt-relief', slot: 1, funds: 5, since: 1 },
    { plan: 'legal-aid', slot: 2, funds: 2, since: 1 },
    { plan: 'cash-grants', slot: 3, funds: 2, since: 1 },
  ]);
  expect(seated.state.funds).toEqual(poor);
});
