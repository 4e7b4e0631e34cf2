import type { Pledge, State } from '@/rules/podium/types';
import { PLAN } from '@/rules/podium/content';

import { board, each, eventsOf, sit, some, table } from './table';

/** The free talk: Partnership's census on the Podium, then a Plan of Peace and one of People. */
const talking = (given: Partial<State> = {}) =>
  sit(
    table({
      phase: 'talk',
      board: board(['census', 3], ['legal-aid', 3], ['school-meals', 3]),
      funds: each(() => 6),
      ...given,
    }),
  );

const open: Pledge = {
  id: 0,
  by: 'peace',
  to: 'people',
  form: 'next',
  plan: null,
  amount: 2,
  text: '',
  asks: null,
  made: 1,
  due: null,
  status: 'open',
};

const now = {
  type: 'promise',
  form: 'now',
  by: 'peace',
  to: 'people',
  plan: 'school-meals',
  asks: 0,
} as const;

test('[5.5] two promises a Period for each Policy, to Policies of other players, until one is ready', () => {
  const seated = talking();
  expect(seated.why(1, { ...now, by: 'planet', amount: 1 })).toBe('why.not-your-policy');
  expect(seated.why(1, { ...now, to: 'peace', plan: 'legal-aid', amount: 1 })).toBe('why.promise-to-others');
  seated.act(1, { ...now, amount: 1 });
  seated.act(1, { ...now, amount: 2 });
  expect(seated.why(1, { ...now, amount: 3 })).toBe('why.no-promises-left');
  expect(seated.view(4).policies[1]).toMatchObject({ policy: 'peace', pledgesLeft: 0 });
  expect(seated.kinds(2)).toContain('promise');
  seated.act(2, { type: 'ready' });
  expect(seated.kinds(2)).toEqual([]);
});

test('[5.5] a player with two Policies cannot promise something from one to the other', () => {
  const seated = talking({ seats: 3 });
  const pairs = seated
    .legal(0)
    .flatMap((move) => (move.type === 'promise-freely' && move.asks === 0 ? [`${move.by} ${move.to}`] : []));
  expect(pairs).toEqual([
    'partnership peace',
    'partnership people',
    'partnership prosperity',
    'planet peace',
    'planet people',
    'planet prosperity',
  ]);
});

test('[5.6] a promise is Funds now, Funds on the next Plan, help to pay, or words', () => {
  const seated = talking();
  const toPeople = seated
    .legal(1)
    .flatMap((move) => (move.type === 'promise' && move.to === 'people' && move.asks === 0 ? [move] : []));
  expect(toPeople.map((move) => [move.form, 'amount' in move ? move.amount : null])).toEqual([
    ['now', 1],
    ['now', 2],
    ['now', 3],
    ['next', 1],
    ['next', 2],
    ['next', 3],
    ['pay', null],
  ]);
  const told = seated.act(1, {
    type: 'promise-freely',
    by: 'peace',
    to: 'planet',
    asks: 0,
    text: 'I speak for you.',
  });
  expect(eventsOf(told, 'promised')[0]?.pledge).toMatchObject({ form: 'free', text: 'I speak for you.' });
  expect(
    seated.why(1, { type: 'promise-freely', by: 'peace', to: 'planet', asks: 0, text: 'x'.repeat(101) }),
  ).toBe('bad-text');
});

test('[5.6] without words nothing is promised', () => {
  const seated = talking();
  expect(seated.act(1, { type: 'promise-freely', by: 'peace', to: 'planet', asks: 0, text: ' ' })).toEqual(
    [],
  );
  expect(seated.state.pledges).toEqual([]);
});

test('the lists of promises stay short, also for a player with three Policies', () => {
  const seated = talking({ seats: 2 });
  expect(seated.legal(0).length).toBeLessThan(150);
});

test('[5.7] a promise and its condition are written down in one step, and all see both at once', () => {
  const seated = talking();
  const told = seated.act(1, {
    type: 'promise',
    form: 'next',
    by: 'peace',
    to: 'people',
    amount: 3,
    asks: 2,
  });
  expect(eventsOf(told, 'promised').map(({ pledge }) => pledge.asks)).toEqual([
    { plan: 'legal-aid', amount: 2 },
  ]);
  expect(seated.view(null).pledges).toHaveLength(1);
  expect(told).toHaveLength(1);
  const words = seated.act(1, {
    type: 'promise-freely',
    by: 'peace',
    to: 'planet',
    asks: 1,
    text: 'I speak for you.',
  });
  expect(eventsOf(words, 'promised')[0]?.pledge.asks).toEqual({ plan: 'legal-aid', amount: 1 });
});

test('[5.7] the condition is about the newest own Plan; who has none on the board can ask for nothing', () => {
  const [census, legalAid, schoolMeals] = board(['census', 3], ['legal-aid', 3], ['school-meals', 3]);
  if (census === undefined || legalAid === undefined || schoolMeals === undefined) throw new Error('three');
  const newer = { ...schoolMeals, plan: 'mobile-courts', since: 2 } as const;
  const seated = talking({ period: 2, board: [census, legalAid, newer] });
  const told = seated.act(1, { type: 'promise-freely', by: 'peace', to: 'planet', asks: 3, text: 'Thanks.' });
  expect(eventsOf(told, 'promised')[0]?.pledge.asks?.plan).toBe('mobile-courts');
  const asked = seated.legal(3).flatMap((move) => (move.type === 'promise' ? [move.asks] : []));
  expect(new Set(asked)).toEqual(new Set([0]));
});

test('[5.7] a promise whose condition is not met no longer counts', () => {
  const seated = talking();
  seated.act(1, { type: 'promise', form: 'next', by: 'peace', to: 'people', amount: 3, asks: 2 });
  seated.readyAll();
  seated.invest(1, 'legal-aid');
  seated.act(1, { type: 'done' });
  seated.invest(2, 'legal-aid', 'school-meals', 'school-meals', 'school-meals', 'school-meals');
  seated.act(2, { type: 'done' });
  const settled = [3, 4, 0, 1, 2].flatMap((seat) => seated.act(seat, { type: 'pass' }));
  expect(eventsOf(settled, 'settled').map(({ pledge }) => [pledge.id, pledge.status])).toEqual([[0, 'void']]);
});

test('[5.7] with its condition met the promise stands', () => {
  const pledge: Pledge = { ...open, asks: { plan: 'legal-aid', amount: 1 } };
  const seated = talking({
    pledges: [pledge],
    funds: some({ people: 1 }, 0),
    board: board(['legal-aid', 6]),
  });
  seated.readyAll();
  seated.invest(2, 'legal-aid');
  expect(seated.state.pledges[0]?.status).toBe('open');
});

test('[5.8] [5.9] a promise for now can be broken, and all see it', () => {
  const funds = some({ peace: 3 }, 0);
  const run = (...plans: ('school-meals' | 'legal-aid')[]) => {
    const seated = talking({ funds, board: board(['legal-aid', 6], ['school-meals', 6]) });
    seated.act(1, { ...now, amount: 2 });
    expect(seated.view(4).pledges[0]).toMatchObject({ by: 'peace', due: 1, status: 'open' });
    const told = seated.readyAll();
    expect(eventsOf(told, 'due').map(({ pledge }) => pledge.id)).toEqual([0]);
    seated.invest(1, ...plans);
    return seated.view(null).pledges[0]?.status;
  };
  expect(run('school-meals', 'school-meals', 'legal-aid')).toBe('kept');
  expect(run('school-meals', 'legal-aid', 'legal-aid')).toBe('broken');
});

/** School meals lack one Fund. Peace has promised two; who passes and who pays in between differs. */
const promisedTwo = () => {
  const full = PLAN['school-meals'].cost;
  const seated = talking({
    board: board(['legal-aid', PLAN['legal-aid'].cost], ['school-meals', full - 1]),
    funds: some({ peace: 2, people: 2 }, 0),
    pledges: [{ ...open, form: 'now', plan: 'school-meals', due: 1 }],
  });
  seated.readyAll();
  return seated;
};

test('[5.9] others put the last Fund on the Plan before the promiser passes: the promise is kept', () => {
  const seated = promisedTwo();
  seated.invest(1, 'legal-aid');
  seated.act(1, { type: 'done' });
  seated.invest(2, 'school-meals');
  expect(seated.view(1).unneeded).toEqual([0]);
  seated.act(2, { type: 'done' });
  seated.act(1, { type: 'pass' });
  const told = seated.act(2, { type: 'pass' });
  expect(eventsOf(told, 'settled').map(({ pledge }) => pledge.status)).toEqual(['kept']);
});

test('[5.9] who passes and leaves the Plan to others has broken the promise', () => {
  const seated = promisedTwo();
  seated.act(1, { type: 'pass' });
  seated.invest(2, 'school-meals');
  seated.act(2, { type: 'done' });
  const told = seated.act(2, { type: 'pass' });
  expect(eventsOf(told, 'settled').map(({ pledge }) => pledge.status)).toEqual(['broken']);
});

test('[5.9] so has who spends all Funds elsewhere while the Plan still needs them', () => {
  const seated = promisedTwo();
  seated.invest(1, 'legal-aid', 'legal-aid');
  const told = seated.invest(2, 'school-meals', 'school-meals');
  expect(eventsOf(told, 'settled').map(({ pledge }) => pledge.status)).toEqual(['broken']);
});

test('[5.10] in the last Period nobody can promise something for a next Plan', () => {
  const next = { type: 'promise', form: 'next', by: 'peace', to: 'people', amount: 1, asks: 0 } as const;
  const seated = talking({ period: 10 });
  expect(seated.why(1, next)).toBe('why.last-period');
  expect(seated.legal(1).some((move) => move.type === 'promise' && move.form === 'next')).toBe(false);
  expect(talking({ period: 9 }).legal(1)).toContainEqual(next);
});

test('[5.10] a promise for the next Plan waits until that Policy has one on the board', () => {
  const without = talking({ period: 2, pledges: [open], board: board(['census', 3]) });
  expect(eventsOf(without.readyAll(), 'due')).toEqual([]);
  expect(without.state.pledges[0]).toMatchObject({ due: null, status: 'open' });
  const seated = talking({ period: 3, pledges: [open], funds: some({ peace: 2 }, 0) });
  expect(eventsOf(seated.readyAll(), 'due').map(({ pledge }) => pledge.due)).toEqual([3]);
  const told = seated.invest(1, 'school-meals', 'school-meals');
  expect(eventsOf(told, 'settled').map(({ pledge }) => pledge.status)).toEqual(['kept']);
});

test('[5.10] in the Period in which it was made it is not due yet', () => {
  const seated = talking({ period: 1, pledges: [open], funds: some({ peace: 1 }, 0) });
  expect(eventsOf(seated.readyAll(), 'due')).toEqual([]);
  seated.invest(1, 'census');
  expect(seated.state.pledges[0]?.status).toBe('open');
});

const paying = (pledge: Partial<Pledge>) => {
  const cost = PLAN['school-meals'].cost;
  const seated = talking({
    board: board(['legal-aid', PLAN['legal-aid'].cost + 5], ['school-meals', cost]),
    pledges: [{ ...open, form: 'pay', plan: 'school-meals', amount: 1, due: 1, ...pledge }],
    funds: each(() => 2),
  });
  seated.readyAll();
  const told = [1, 2, 3, 4, 0].flatMap((seat) => seated.act(seat, { type: 'pass' }));
  return { seated, told };
};

test('[5.11] a promise to help pay is due when the effect is asked for, and kept by giving', () => {
  const { seated, told } = paying({});
  expect(eventsOf(told, 'due').map(({ pledge }) => pledge.id)).toEqual([0]);
  seated.act(1, { type: 'pay', policy: 'peace' });
  seated.act(2, { type: 'pay', policy: 'people' });
  expect(seated.state.pledges[0]?.status).toBe('kept');
});

test('[5.11] it no longer counts if others paid all, and is broken if the effect fails without it', () => {
  const all = paying({}).seated;
  all.act(2, { type: 'pay', policy: 'people' });
  all.act(2, { type: 'pay', policy: 'people' });
  expect(all.state.pledges[0]?.status).toBe('void');
  const none = paying({}).seated;
  for (const [seat, policy] of (
    ['partnership', 'peace', 'people', 'planet', 'prosperity'] as const
  ).entries())
    none.act(seat, { type: 'refuse', policy });
  expect(none.state.pledges[0]?.status).toBe('broken');
});

test('[5.11] it no longer counts if the effect is never asked for', () => {
  const { seated } = paying({ plan: 'legal-aid' });
  for (const [seat, policy] of (
    ['partnership', 'peace', 'people', 'planet', 'prosperity'] as const
  ).entries())
    seated.act(seat, { type: 'refuse', policy });
  expect(seated.state.pledges[0]?.status).toBe('void');
});

test('[5.12] at the end its receiver judges a promise in words; others never due do not count', () => {
  const words: Pledge = { ...open, id: 1, form: 'free', amount: 0, text: 'Help', to: 'planet' };
  const seated = sit(table({ phase: 'event', period: 10, pledges: [open, words] }));
  seated.act(0, { type: 'turn-event' });
  expect(seated.state.pledges.map(({ status }) => status)).toEqual(['void', 'open']);
  expect(seated.view(0).turn).toEqual({ seat: 3, policy: 'planet' });
  expect(seated.kinds(0)).toEqual([]);
  const told = seated.act(3, { type: 'judge', pledge: 1, kept: false });
  expect(eventsOf(told, 'settled').map(({ pledge }) => pledge.status)).toEqual(['broken']);
  expect(seated.kinds(0)).toEqual(['lock']);
});
