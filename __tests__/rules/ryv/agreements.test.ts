import type { Climate } from '@/rules/ryv/content/types';

import { sit, table, toldTo } from './table';
import { allReady, offer, talking } from './talking';

describe('[4.10] deals', () => {
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
    offer(seated, 0, [1, { type: 'words' }, 'We leave the Hills to you.']);
    offer(seated, 0, [1, { type: 'no-block' }]);
    expect(seated.of(0, 'propose')).not.toContainEqual({
      type: 'propose',
      to: 1,
      promise: { type: 'no-block' },
    });
    offer(seated, 0, [2, { type: 'support' }]);
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

  test('[4.10] an owner can promise the prices that the other could pay, up to 9', () => {
    const seated = sit(talking({ players: [{}, { power: 12 }, {}, {}, {}] }));
    const prices = seated
      .of(0, 'propose')
      .flatMap(({ to, promise }) => (to === 1 && promise.type === 'licence' ? [promise.price] : []));
    expect(prices).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });

  test('[4.10] nobody hears of an offer before it says what it wants in return, and it can be dropped', () => {
    const seated = sit(talking());
    expect(seated.act(0, { type: 'propose', to: 1, promise: { type: 'support' } })).toEqual([]);
    expect(seated.of(1, 'reply')).toEqual([]);
    expect(seated.of(0, 'propose')).toEqual([]);
    expect(seated.of(0, 'offer').map(({ want }) => want?.type ?? null)).toEqual([
      null,
      'words',
      'support',
      'no-block',
      ...Array.from({ length: 4 }, () => 'licence'),
    ]);
    seated.act(0, { type: 'withdraw' });
    expect(seated.state.agreements).toEqual([]);
    expect(seated.player(0).sheet.proposals).toBe(0);
  });

  test('[4.10] a deal with two sides binds both', () => {
    const seated = sit(talking({ legal: 'strong' }));
    const events = offer(seated, 0, [1, { type: 'support' }], [{ type: 'no-block' }]);
    expect(toldTo(events)).toEqual([
      {
        type: 'proposed',
        seat: 0,
        to: 1,
        promise: { type: 'support' },
        text: '',
        inReturn: { promise: { type: 'no-block' }, text: '' },
      },
    ]);
    seated.act(1, { type: 'reply', agreement: 0, accept: true });
    expect(seated.state.agreements).toMatchObject([
      { id: 0, by: 0, to: 1, promise: { type: 'support' }, other: 1, status: 'agreed' },
      { id: 1, by: 1, to: 0, promise: { type: 'no-block' }, other: 0, status: 'agreed' },
    ]);
    expect(seated.why(0, { type: 'ready' })).toBe('why.promised');
    seated.act(0, { type: 'support', to: 1 });
    allReady(seated);
    expect(seated.state.turn).toBe(1);
    expect(seated.why(1, { type: 'block', to: 0 })).toBe('why.promised');
  });

  test('[4.10] who breaks one side sets the other free', () => {
    const seated = sit(talking({ legal: 'moderate' }));
    offer(seated, 0, [1, { type: 'support' }], [{ type: 'no-block' }]);
    seated.act(1, { type: 'reply', agreement: 0, accept: true });
    seated.act(0, { type: 'support', to: 2 });
    expect(seated.state.agreements.map(({ status }) => status)).toEqual(['broken', 'freed']);
    allReady(seated);
    const before = seated.player(1).power;
    seated.act(1, { type: 'block', to: 0 });
    expect(seated.player(1).power).toBe(before);
  });

  test('[4.10] words on both sides are kept apart', () => {
    const seated = sit(talking());
    offer(
      seated,
      0,
      [1, { type: 'words' }, 'I stay out of the Hills.'],
      [{ type: 'words' }, 'You meet the Need.'],
    );
    seated.act(1, { type: 'reply', agreement: 0, accept: true });
    expect(seated.state.agreements.map(({ by, text }) => [by, text])).toEqual([
      [0, 'I stay out of the Hills.'],
      [1, 'You meet the Need.'],
    ]);
  });

  test('[4.10] the other agrees or declines; whoever is ready takes open offers back', () => {
    const seated = sit(talking());
    for (const to of [1, 2, 3]) offer(seated, 0, [to, { type: 'no-block' }]);
    seated.act(1, { type: 'reply', agreement: 0, accept: true });
    seated.act(2, { type: 'reply', agreement: 1, accept: false });
    seated.act(0, { type: 'ready' });
    expect(seated.state.agreements.map(({ status }) => status)).toEqual(['agreed', 'declined', 'declined']);
    expect(seated.of(3, 'reply')).toEqual([]);
  });

  test('[4.10] a promise of words without words is none', () => {
    const seated = sit(talking());
    expect(seated.act(0, { type: 'propose', to: 1, promise: { type: 'words' } })).toEqual([]);
    expect(seated.player(0).sheet.draft).toBeNull();
    seated.act(0, { type: 'propose', to: 1, promise: { type: 'no-block' } });
    seated.act(0, { type: 'offer', want: { type: 'words' } });
    expect(seated.state.agreements).toEqual([]);
  });

  test('[4.10] Support that has gone elsewhere can no longer be agreed on, on either side', () => {
    const seated = sit(talking({ legal: 'strong' }));
    offer(seated, 0, [1, { type: 'support' }]);
    offer(seated, 3, [2, { type: 'no-block' }], [{ type: 'support' }]);
    seated.act(0, { type: 'support', to: 2 });
    seated.act(2, { type: 'support', to: 4 });
    expect(seated.of(1, 'reply')).toEqual([{ type: 'reply', agreement: 0, accept: false }]);
    expect(seated.of(2, 'reply')).toEqual([{ type: 'reply', agreement: 1, accept: false }]);
  });

  test('[4.10] nor can Support that its giver has promised to another meanwhile', () => {
    const seated = sit(talking({ legal: 'strong' }));
    offer(seated, 3, [0, { type: 'no-block' }], [{ type: 'support' }]);
    offer(seated, 0, [1, { type: 'support' }]);
    seated.act(0, { type: 'reply', agreement: 0, accept: true });
    expect(seated.of(1, 'reply')).toEqual([{ type: 'reply', agreement: 1, accept: false }]);
  });
});

test('[4.11] no move gives Power away; a licence and a penalty are the only ways', () => {
  const seated = sit(talking());
  const total = () => seated.state.players.reduce((sum, { power }) => sum + power, 0);
  const before = total();
  offer(seated, 0, [1, { type: 'words' }, 'I give you 2 Power.']);
  seated.act(1, { type: 'reply', agreement: 0, accept: true });
  expect(total()).toBe(before);
  expect(seated.state.players.map(({ power }) => power)).toEqual([3, 3, 3, 3, 3]);
});

/** Seat 0 has promised, and seat 1 has agreed. */
function promised(legal: Climate['legal'], type: 'support' | 'no-block', power = 3) {
  const seated = sit(talking({ legal, players: [{ power }, {}, {}, {}, {}] }));
  offer(seated, 0, [1, { type }]);
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

describe('[4.12] when the clock rings', () => {
  test('[4.12] Strong law gives the Support that was promised', () => {
    const seated = promised('strong', 'support');
    seated.act(3, { type: 'ring' });
    expect(seated.player(0).sheet.supports).toBe(1);
    expect(seated.state.agreements[0]?.status).toBe('agreed');
    expect(seated.state.phase).toBe('leverage');
  });

  test('[4.13] under Moderate law it is broken and paid for, under Weak law nothing happens', () => {
    const moderate = promised('moderate', 'support');
    moderate.act(3, { type: 'ring' });
    expect([moderate.player(0).power, moderate.player(1).power]).toEqual([2, 4]);
    const weak = promised('weak', 'support');
    weak.act(3, { type: 'ring' });
    expect([weak.player(0).power, weak.player(1).power]).toEqual([3, 3]);
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

  test.each(['moderate', 'strong', 'weak'] as const)(
    '[4.13] to Block a Good partner under %s law',
    (legal) => {
      const seated = sit(talking({ legal, relations: [{ between: ['local', 'cso'], is: 'good' }] }));
      allReady(seated);
      const price = legal === 'weak' ? 0 : 1;
      expect(seated.view(0).costs).toEqual(price === 0 ? [] : [{ move: 'block', to: 1, power: price }]);
      seated.act(0, { type: 'block', to: 1 });
      expect([seated.player(0).power, seated.player(1).power]).toEqual([3 - price, 3 + price]);
    },
  );

  test('[4.13] what a touch would cost is said to that player before, and to nobody else', () => {
    const seated = promised('moderate', 'support');
    expect(seated.view(0).costs).toEqual([
      { move: 'ready', to: null, power: 1 },
      ...[2, 3, 4].map((to) => ({ move: 'support', to, power: 1 })),
    ]);
    for (const other of [null, 1, 2]) expect(seated.view(other).costs).toEqual([]);
    seated.act(0, { type: 'support', to: 1 });
    expect(seated.view(0).costs).toEqual([]);
    const spared = promised('moderate', 'no-block');
    allReady(spared);
    expect(spared.view(0).costs).toEqual([{ move: 'block', to: 1, power: 1 }]);
  });

  test('[4.13] so is a refusal of the price that was promised', () => {
    const seated = sit(
      table({
        phase: 'market',
        turn: 1,
        climate: { legal: 'moderate' },
        licensed: [{ card: 'translator', owner: 0, users: [] }],
        agreements: [
          {
            id: 0,
            round: 2,
            by: 0,
            to: 1,
            promise: { type: 'licence', price: 2 },
            text: '',
            status: 'agreed',
          },
        ],
        players: Array.from({ length: 5 }, () => ({ sheet: { aiActions: 1 } })),
      }),
    );
    seated.act(1, { type: 'ask', card: 'translator', price: 2 });
    expect(seated.view(0).costs).toEqual([{ move: 'refuse', to: 1, power: 1 }]);
  });
});

test('[4.14] Weak Legal Culture: promises have no effect', () => {
  const seated = promised('weak', 'support');
  seated.act(0, { type: 'support', to: 2 });
  expect([seated.player(0).power, seated.player(1).power]).toEqual([3, 3]);
  expect(seated.of(1, 'dispute')).toEqual([]);
});
