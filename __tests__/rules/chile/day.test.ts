import { chile } from '@/rules/chile/game';
import { card, dawn, NO, playing, setUp, SI, sit, table, toldTo } from './table';

const BOTH = ['si', 'no'] as const;
const OPEN = { polled: BOTH, popular: card('education', ...BOTH), unpopular: card('jobs', ...BOTH) };

test('[2.9] the other player begins on every next Day', () => {
  const seated = sit(setUp({ issues: 'dealt', first: 'no' }));
  const firsts: string[] = [];
  for (let day = 0; day < 3; day += 1) {
    firsts.push(seated.state.first);
    for (const seat of [SI, NO]) seated.act(seat, { type: 'stop' });
    if (seated.state.ballot !== null) seated.plan([], []);
  }
  expect(firsts).toEqual(['no', 'si', 'no']);
});

test.each([10, 7, 5] as const)('[2.10] [1.1] a game of %i Days ends after them', (days) => {
  const seated = sit(setUp({ issues: 'dealt', days }));
  let played = 0;
  while (seated.state.phase !== 'over') {
    played = seated.state.day;
    for (const seat of [SI, NO]) seated.act(seat, { type: 'stop' });
  }
  expect(played).toBe(days);
  expect(seated.state.history.map(({ day }) => day)).toEqual(
    Array.from({ length: days + 1 }, (_, day) => day),
  );
});

test('[3.1] three Funds in all, only where one is in control, both at the same time', () => {
  const seated = sit(table());
  expect(seated.waiting()).toEqual([SI, NO]);
  expect(seated.why(SI, { type: 'raise', region: 'la-serena', funds: 1 })).toBe('why.not-controlled');
  expect(seated.why(SI, { type: 'raise', region: 'santiago', funds: 1 })).toBe('why.not-controlled');
  seated.act(NO, { type: 'raise', region: 'la-serena', funds: 1 });
  seated.act(SI, { type: 'raise', region: 'iquique', funds: 2 });
  expect(seated.why(SI, { type: 'raise', region: 'iquique', funds: 2 })).toBe('why.raise-limit');
  seated.act(SI, { type: 'raise', region: 'valparaiso', funds: 1 });
  expect(seated.state.campaigns.si).toMatchObject({ funds: 3, raised: 3, doneRaising: true });
  expect(seated.legal(SI)).toEqual([]);
  expect(seated.why(SI, { type: 'stop' })).toBe('why.not-now');
});

test('[3.2] from any of them, as many as lie there; one may stop earlier', () => {
  const seated = sit(table());
  expect(seated.legal(NO)).toEqual([
    { type: 'raise', region: 'la-serena', funds: 1 },
    { type: 'raise', region: 'la-serena', funds: 2 },
    { type: 'raise', region: 'concepcion', funds: 1 },
    { type: 'stop' },
  ]);
  expect(seated.why(NO, { type: 'raise', region: 'concepcion', funds: 2 })).toBe('why.no-funds-here');
  seated.act(NO, { type: 'raise', region: 'concepcion', funds: 1 });
  expect(seated.state.regions.concepcion.funds).toBe(0);
  seated.act(NO, { type: 'stop' });
  expect(seated.state.campaigns.no).toMatchObject({ funds: 1, doneRaising: true });
});

test('[3.1] who controls nothing raises nothing and is not asked', () => {
  const none = { tokens: { si: 0, no: 0 } };
  const day = dawn(table({ regions: { iquique: none, valparaiso: none } }));
  expect(day.campaigns.si.doneRaising).toBe(true);
  expect(sit(day).waiting()).toEqual([NO]);
});

test('[3.3] each action at most once, one Fund each and two for a Takeover', () => {
  const ready = { doneRaising: true } as const;
  const seated = sit({ ...table({ si: { ...ready, funds: 1 }, no: { funds: 8 } }) });
  seated.act(NO, { type: 'stop' });
  expect(seated.plans(SI)).toEqual(['', 'a', 'b', 'd', 'e', 'f', 'g']);
  expect(seated.plans(NO)).toHaveLength(2 ** 7);
  expect(seated.plans(NO)).toContain('abcdefg');
});

test('[3.4] only what one can pay; the rest is kept for later', () => {
  const seated = sit(table({ si: { funds: 2, doneRaising: true }, no: { doneRaising: true, funds: 0 } }));
  const day = sit(dawn(seated.state));
  day.act(SI, { type: 'stop' });
  day.act(NO, { type: 'raise', region: 'la-serena', funds: 2 });
  day.act(NO, { type: 'stop' });
  expect(day.plans(SI)).toContain('c');
  expect(day.plans(SI)).not.toContain('ac');
  const told = day.plan(['poll'], []);
  expect(toldTo(told, null)).toContainEqual({
    type: 'planned',
    seat: SI,
    actions: ['poll'],
    cost: 1,
    saved: 1,
  });
  expect(day.state.campaigns).toMatchObject({ si: { funds: 1 }, no: { funds: 2 } });
});

test('[3.4] a plan that costs too much cannot be opened', () => {
  const seated = sit(table({ si: { funds: 1, doneRaising: true }, no: { funds: 1 } }));
  seated.act(NO, { type: 'stop' });
  seated.lockPlan(SI, ['poll', 'buy']);
  seated.lockPlan(NO, []);
  expect(() => seated.open(SI)).toThrow('bad-opening');
});

test('[3.5] a plan reaches nobody before both are locked and open, and cannot be changed', () => {
  const seated = sit(table({ si: { funds: 3, doneRaising: true }, no: { funds: 3 } }));
  seated.act(NO, { type: 'stop' });
  const told = seated.lockPlan(SI, ['poll', 'draw']);
  expect(told).toEqual([{ to: 'all', event: { type: 'locked', seat: SI } }]);
  const again = { type: 'lock', commitments: ['0'.repeat(64)] } as const;
  expect(seated.why(SI, again)).toBe('already-locked');
  expect(JSON.stringify(seated.state)).not.toContain('"ag"');
  seated.lockPlan(NO, ['buy']);
  expect(seated.open(SI)).toEqual([]);
  for (const viewer of [SI, NO, null])
    expect(seated.view(viewer).seats.map(({ planned }) => planned)).toEqual([[], []]);
  seated.open(NO);
  expect(seated.view(null).seats.map(({ planned }) => planned)).toEqual([['poll', 'draw'], ['buy']]);
});

test('[3.6] without Funds there is nothing to plan, and the other plans alone', () => {
  const seated = sit(table({ si: { funds: 3 } }));
  seated.act(NO, { type: 'stop' });
  seated.act(SI, { type: 'stop' });
  expect(seated.waiting()).toEqual([SI]);
  seated.lockPlan(SI, ['draw']);
  seated.open(SI);
  expect(seated.state).toMatchObject({ phase: 'play', turn: 'si', campaigns: { no: { left: [] } } });
});

test('[3.6] if nobody has Funds, the Day ends at once', () => {
  const seated = sit(table());
  for (const seat of [SI, NO]) seated.act(seat, { type: 'stop' });
  expect(seated.state).toMatchObject({ day: 2, phase: 'fundraise' });
});

test('[3.7] a struck plan is no action, and its Funds stay', () => {
  const seated = sit(table({ si: { funds: 3, doneRaising: true }, no: { funds: 3 } }));
  seated.act(NO, { type: 'stop' });
  seated.lockPlan(SI, ['draw']);
  seated.lockPlan(NO, ['draw', 'poll']);
  seated.open(SI);
  seated.strike(NO);
  expect(seated.state.campaigns).toMatchObject({ si: { left: ['draw'] }, no: { left: [], funds: 3 } });
});

test('[3.8] one action each in turn, in any order', () => {
  const seated = sit(playing({ siPlan: ['poll', 'draw'], noPlan: ['poll', 'buy'] }));
  expect(seated.waiting()).toEqual([SI]);
  expect(new Set(seated.legal(SI).map(({ type }) => type))).toEqual(new Set(['poll', 'draw']));
  expect(seated.why(NO, { type: 'poll', region: 'talca' })).toBe('why.not-your-turn');
  expect(seated.why(SI, { type: 'buy', region: 'iquique' })).toBe('why.not-planned');
  seated.act(SI, { type: 'poll', region: 'talca' });
  expect(seated.waiting()).toEqual([NO]);
  seated.act(NO, { type: 'buy', region: 'concepcion' });
  expect(seated.waiting()).toEqual([SI]);
  expect(seated.why(SI, { type: 'poll', region: 'temuco' })).toBe('why.not-planned');
});

test('[3.9] the other goes on alone', () => {
  const seated = sit(playing({ siPlan: ['poll', 'buy', 'draw'], noPlan: ['poll'] }));
  seated.act(SI, { type: 'poll', region: 'talca' });
  seated.act(NO, { type: 'poll', region: 'talca' });
  seated.act(SI, { type: 'buy', region: 'talca' });
  expect(seated.waiting()).toEqual([SI]);
});

test('[3.10] an action that cannot be played is lost with its Funds, by choice or by itself', () => {
  const seated = sit(playing({ siPlan: ['takeover', 'positive'], noPlan: ['poll', 'draw'] }));
  expect(seated.legal(SI)).toEqual([
    { type: 'forfeit', action: 'takeover' },
    { type: 'forfeit', action: 'positive' },
  ]);
  const told = seated.act(SI, { type: 'forfeit', action: 'takeover' });
  expect(toldTo(told, null)).toEqual([{ type: 'forfeited', seat: SI, action: 'takeover', funds: 2 }]);
  const alone = seated.act(NO, { type: 'poll', region: 'talca' });
  expect(toldTo(alone, null).map(({ type }) => type)).toEqual(['polled', 'forfeited']);
  expect(seated.state).toMatchObject({ turn: 'no', campaigns: { si: { left: [], funds: 0 } } });
});

test('[3.10] nothing can be given up while another action can be played', () => {
  const seated = sit(playing({ siPlan: ['takeover', 'poll'], noPlan: ['draw'] }));
  expect(seated.legal(SI).every(({ type }) => type === 'poll')).toBe(true);
  expect(seated.why(SI, { type: 'forfeit', action: 'takeover' })).toBe('why.can-play');
});

test('[3.11] the Regions get their Funds back, and the calendar moves on', () => {
  const seated = sit(
    playing({ siPlan: ['poll'], regions: { iquique: { funds: 0 }, concepcion: { funds: 0 } } }),
  );
  const told = seated.act(SI, { type: 'poll', region: 'talca' });
  expect(seated.state.regions.iquique.funds).toBe(3);
  expect(seated.state.regions.concepcion.funds).toBe(1);
  expect(seated.state).toMatchObject({ day: 2, phase: 'fundraise' });
  expect(toldTo(told, null)).toContainEqual(
    expect.objectContaining({ type: 'day-over', day: 1, votes: { si: 10, no: 9 } }),
  );
});

test('[1.2] [5.1] a Region gives all its votes to who controls it, and most votes wins', () => {
  const state = table({ regions: { santiago: { tokens: { si: 1, no: 0 } } } });
  expect(chile.result({ ...state, phase: 'over' })).toEqual({ scores: [21, 9], winners: [SI] });
  expect(chile.result(state)).toBeNull();
});

test('[1.3] equal numbers: nobody controls it, nobody gets its votes or its Funds', () => {
  const state = table({ regions: { iquique: { tokens: { si: 2, no: 2 } } } });
  const view = chile.view(state, null);
  expect(view.regions[0]).toMatchObject({ id: 'iquique', control: null });
  expect(view.seats.map(({ votes }) => votes)).toEqual([7, 9]);
  expect(sit(state).why(SI, { type: 'raise', region: 'iquique', funds: 1 })).toBe('why.not-controlled');
});

describe('[5.2] with the same votes', () => {
  const none = { tokens: { si: 0, no: 0 } };
  const empty = { iquique: none, valparaiso: none, 'la-serena': none, concepcion: none } as const;
  const si = (tokens: number) => ({ tokens: { si: tokens, no: 0 } });
  const no = (tokens: number) => ({ tokens: { si: 0, no: tokens } });
  const end = (regions: Parameters<typeof table>[0]) => {
    const view = chile.view({ ...table(regions), phase: 'over' }, null);
    return view.result;
  };

  test('more Regions win', () => {
    const regions = { ...empty, antofagasta: si(1), 'punta-arenas': si(1), concepcion: no(5) };
    expect(end({ regions })).toMatchObject({
      winner: 'si',
      reason: 'regions',
      winners: [SI],
      scores: [6, 6],
    });
  });

  test('then more tokens on the tracks', () => {
    const regions = { ...empty, antofagasta: si(1), temuco: no(2) };
    expect(end({ regions })).toMatchObject({ winner: 'no', reason: 'tokens', winners: [NO] });
  });

  test('then it is a draw', () => {
    const regions = { ...empty, antofagasta: si(2), temuco: no(2) };
    expect(end({ regions })).toMatchObject({ winner: null, reason: 'draw', winners: [SI, NO] });
  });
});

test('the history keeps who controlled what, from the set-up on', () => {
  const seated = sit(playing({ siPlan: ['positive'], regions: { talca: OPEN } }));
  seated.act(SI, { type: 'positive', region: 'talca' });
  const { history } = seated.view(null);
  expect(history.map(({ day, control, votes }) => [day, control.talca, votes])).toEqual([
    [0, null, { si: 10, no: 9 }],
    [1, 'si', { si: 16, no: 9 }],
  ]);
});
