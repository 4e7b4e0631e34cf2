import { waitingFor } from '@/rules/engine/play';
import { ryv } from '@/rules/ryv/game';
import type { Climate } from '@/rules/ryv/content/types';
import type { State } from '@/rules/ryv/types';

import { firstPlay, settled, sit, table, toldTo } from './table';
import { allReady, talking } from './talking';

describe('[4.10] agreements', () => {
  test('[4.10] three offers a round: Support, no Block, a price, or words', () => {
    const seated = sit(talking());
    const kinds = seated
      .of(0, 'propose')
      .filter(({ to }) => to === 1)
      .map(({ promise }) => promise);
    expect(kinds).toEqual([
      { type: 'words' },
      { type: 'support' },
      { type: 'no-block' },
      ...[1, 2, 3, 4].map((price) => ({ type: 'licence', price })),
    ]);
    seated.act(0, { type: 'propose', to: 1, promise: { type: 'words' }, text: 'We leave the Hills to you.' });
    seated.act(0, { type: 'propose', to: 1, promise: { type: 'no-block' } });
    expect(seated.of(0, 'propose')).not.toContainEqual({
      type: 'propose',
      to: 1,
      promise: { type: 'no-block' },
    });
    seated.act(0, { type: 'propose', to: 2, promise: { type: 'support' } });
    expect(seated.why(0, { type: 'propose', to: 3, promise: { type: 'no-block' } })).toBe('why.no-proposals');
    expect(seated.view(null).agreements.map(({ text }) => text)).toEqual([
      'We leave the Hills to you.',
      '',
      '',
    ]);
    expect(seated.why(1, { type: 'propose', to: 2, promise: { type: 'words' }, text: 'x'.repeat(121) })).toBe(
      'bad-text',
    );
  });

  test('[4.10] the other agrees or declines; whoever is ready takes open offers back', () => {
    const seated = sit(talking());
    seated.act(0, { type: 'propose', to: 1, promise: { type: 'no-block' } });
    seated.act(0, { type: 'propose', to: 2, promise: { type: 'no-block' } });
    seated.act(0, { type: 'propose', to: 3, promise: { type: 'no-block' } });
    seated.act(1, { type: 'reply', agreement: 0, accept: true });
    seated.act(2, { type: 'reply', agreement: 1, accept: false });
    seated.act(0, { type: 'ready' });
    expect(seated.state.agreements.map(({ status }) => status)).toEqual(['agreed', 'declined', 'declined']);
    expect(seated.of(3, 'reply')).toEqual([]);
  });

  test('[4.10] a promise of words without words is none', () => {
    const seated = sit(talking());
    expect(seated.act(0, { type: 'propose', to: 1, promise: { type: 'words' } })).toEqual([]);
    expect(seated.state.agreements).toEqual([]);
  });

  test('[4.10] Support that has gone elsewhere can no longer be agreed on', () => {
    const seated = sit(talking({ legal: 'strong' }));
    seated.act(0, { type: 'propose', to: 1, promise: { type: 'support' } });
    seated.act(0, { type: 'support', to: 2 });
    expect(seated.of(1, 'reply')).toEqual([{ type: 'reply', agreement: 0, accept: false }]);
  });
});

test('[4.11] no move gives Power away; a licence and a penalty are the only ways', () => {
  const seated = sit(talking());
  const total = () => seated.state.players.reduce((sum, { power }) => sum + power, 0);
  const before = total();
  seated.act(0, { type: 'propose', to: 1, promise: { type: 'words' }, text: 'I give you 2 Power.' });
  seated.act(1, { type: 'reply', agreement: 0, accept: true });
  expect(total()).toBe(before);
  expect(seated.state.players.map(({ power }) => power)).toEqual([3, 3, 3, 3, 3]);
});

/** Seat 0 has promised, and seat 1 has agreed. */
function promised(legal: Climate['legal'], type: 'support' | 'no-block', power = 3) {
  const seated = sit(talking({ legal, players: [{ power }, {}, {}, {}, {}] }));
  seated.act(0, { type: 'propose', to: 1, promise: { type } });
  seated.act(1, { type: 'reply', agreement: 0, accept: true });
  return seated;
}

describe('[4.12] Strong Legal Culture', () => {
  test('[4.12] promised Support goes to nobody else, and is given before one is ready', () => {
    const seated = promised('strong', 'support');
    expect(seated.of(0, 'support').map(({ to }) => to)).toEqual([1]);
    expect(seated.why(0, { type: 'support', to: 2 })).toBe('why.promised');
    expect(seated.why(0, { type: 'ready' })).toBe('why.promised');
    seated.act(0, { type: 'support', to: 1 });
    expect(seated.why(0, { type: 'ready' })).toBeNull();
  });

  test('[4.12] who promised no Block cannot Block', () => {
    const seated = promised('strong', 'no-block');
    allReady(seated);
    expect(seated.of(0, 'block').map(({ to }) => to)).toEqual([2, 3, 4]);
    expect(seated.why(0, { type: 'block', to: 1 })).toBe('why.promised');
  });

  test('[4.12] an owner cannot refuse the price they promised', () => {
    const state = table({
      phase: 'market',
      turn: 1,
      climate: { legal: 'strong' },
      licensed: [{ card: 'translator', owner: 0, users: [] }],
      agreements: [
        { id: 0, round: 2, by: 0, to: 1, promise: { type: 'licence', price: 2 }, text: '', status: 'agreed' },
      ],
      players: Array.from({ length: 5 }, () => ({ sheet: { aiActions: 1 } })),
    });
    const seated = sit(state);
    seated.act(1, { type: 'ask', card: 'translator', price: 1 });
    expect(seated.of(0, 'answer')).toHaveLength(2);
    seated.act(0, { type: 'answer', accept: false });
    seated.act(1, { type: 'ask', card: 'translator', price: 2 });
    expect(seated.legal(0)).toEqual([{ type: 'answer', accept: true }]);
    expect(seated.why(0, { type: 'answer', accept: false })).toBe('why.promised');
  });
});

describe('[4.13] Moderate Legal Culture', () => {
  test('[4.13] breaking a promise costs 1 Power, paid to the other first', () => {
    const seated = promised('moderate', 'support');
    const events = toldTo(seated.act(0, { type: 'support', to: 2 }));
    expect(events).toContainEqual(expect.objectContaining({ type: 'broke', paid: 1 }));
    expect([seated.player(0).power, seated.player(1).power]).toEqual([2, 4]);
    expect(seated.state.agreements[0]?.status).toBe('broken');
  });

  test('[4.13] who cannot pay cannot break it', () => {
    const seated = promised('moderate', 'no-block', 0);
    allReady(seated);
    expect(seated.of(0, 'block').map(({ to }) => to)).toEqual([2, 3, 4]);
  });

  test('[4.13] to Block a Good partner costs the same', () => {
    const seated = sit(
      talking({ legal: 'moderate', relations: [{ between: ['local', 'cso'], is: 'good' }] }),
    );
    allReady(seated);
    seated.act(0, { type: 'block', to: 1 });
    expect([seated.player(0).power, seated.player(1).power]).toEqual([2, 4]);
  });
});

test('[4.14] Weak Legal Culture: promises have no effect', () => {
  const seated = promised('weak', 'support');
  seated.act(0, { type: 'support', to: 2 });
  expect([seated.player(0).power, seated.player(1).power]).toEqual([3, 3]);
  expect(seated.of(1, 'dispute')).toEqual([]);
});

/** Seats 0 and 1 agreed on something in their own words. */
function agreedInWords(legal: Climate['legal'], given: Partial<State> = {}) {
  return sit(
    settled({
      ...talking({ legal }),
      agreements: [
        { id: 0, round: 2, by: 0, to: 1, promise: { type: 'words' }, text: 'We share.', status: 'agreed' },
      ],
      ...given,
    }),
  );
}

describe('[4.15] a disputed agreement', () => {
  test('[4.15] all who are no party vote in secret, and nothing else goes on meanwhile', () => {
    const seated = agreedInWords('moderate');
    expect(seated.of(2, 'dispute')).toEqual([]);
    // Whoever made the promise cannot turn the vote against the one it was made to.
    expect(seated.of(0, 'dispute')).toEqual([]);
    seated.act(1, { type: 'dispute', agreement: 0 });
    expect(waitingFor(ryv, seated.state)).toEqual([2, 3, 4]);
    expect(seated.legal(0)).toEqual([]);
    seated.lock(2, 'broken');
    expect(JSON.stringify(seated.state)).not.toContain('"verdict":"broken"');
    seated.lock(3, 'broken');
    seated.lock(4, 'kept');
    const events = [2, 3, 4].flatMap((seat) => seated.open(seat));
    expect(toldTo(events)).toContainEqual(
      expect.objectContaining({ type: 'verdict', broken: 2, kept: 1, paid: 1 }),
    );
    expect(seated.state).toMatchObject({ phase: 'discuss', ballot: null, dispute: null });
    expect(seated.of(1, 'dispute')).toEqual([]);
  });

  test('[4.15] a tie means not broken', () => {
    const seated = agreedInWords('strong');
    seated.act(1, { type: 'dispute', agreement: 0 });
    for (const seat of [2, 3, 4]) seated.lock(seat, seat === 2 ? 'broken' : 'kept');
    seated.open(2);
    seated.open(3);
    seated.strike(4);
    expect(seated.state.agreements[0]?.status).toBe('kept');
    expect([seated.player(0).power, seated.player(1).power]).toEqual([3, 3]);
  });

  test('[4.15] a promise that was not broken goes on, and can be disputed in the next round', () => {
    const seated = agreedInWords('moderate');
    seated.act(1, { type: 'dispute', agreement: 0 });
    for (const seat of [2, 3, 4]) seated.lock(seat, 'kept');
    for (const seat of [2, 3, 4]) seated.open(seat);
    expect(seated.of(1, 'dispute')).toEqual([]);
    const later = sit({ ...seated.state, round: 3 });
    const [again] = later.of(1, 'dispute');
    expect(again).toEqual({ type: 'dispute', agreement: 0 });
    later.act(1, { type: 'dispute', agreement: 0 });
    for (const seat of [2, 3, 4]) later.lock(seat, 'broken');
    for (const seat of [2, 3, 4]) later.open(seat);
    expect([later.player(0).power, later.player(1).power]).toEqual([2, 4]);
    expect(later.of(1, 'dispute')).toEqual([]);
  });

  test('[4.15] also before a step of Political Developments, which then goes on', () => {
    const seated = agreedInWords('moderate', { phase: 'developments', queue: [{ type: 'income' }] });
    expect(seated.legal(0).map(({ type }) => type)).toEqual(['step']);
    expect(seated.legal(1).map(({ type }) => type)).toEqual(['step', 'dispute']);
    seated.act(1, { type: 'dispute', agreement: 0 });
    for (const seat of [2, 3, 4]) seated.lock(seat, 'kept');
    for (const seat of [2, 3, 4]) seated.open(seat);
    expect(seated.state).toMatchObject({ phase: 'developments', queue: [{ type: 'income' }] });
  });
});

test.each([
  ['moderate', 1],
  ['strong', 2],
] as const)('[4.16] under %s culture the one who broke it pays %s, as far as they can', (legal, price) => {
  const judged = (power: number) => {
    const state = agreedInWords(legal).state;
    const players = state.players.map((player, seat) => (seat === 0 ? { ...player, power } : player));
    const seated = sit({ ...state, players });
    seated.act(1, { type: 'dispute', agreement: 0 });
    for (const seat of [2, 3, 4]) seated.lock(seat, 'broken');
    for (const seat of [2, 3, 4]) seated.open(seat);
    return [seated.player(0).power, seated.player(1).power];
  };
  expect(judged(3)).toEqual([3 - price, 3 + price]);
  expect(judged(0)).toEqual([0, 3]);
});

test('[11.13] First Play: agreements are written down but bind nobody', () => {
  const seated = sit(firstPlay({ phase: 'discuss' }));
  seated.act(0, { type: 'propose', to: 3, promise: { type: 'support' } });
  seated.act(3, { type: 'reply', agreement: 0, accept: true });
  expect(seated.why(0, { type: 'support', to: 4 })).toBeNull();
  seated.act(0, { type: 'ready' });
  expect(seated.player(0).power).toBe(3);
});
