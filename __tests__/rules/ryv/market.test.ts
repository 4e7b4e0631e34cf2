import { ryv } from '@/rules/ryv/game';
import { AI_CARDS } from '@/rules/ryv/content/aiCards';
import { FIRST_PLAY_CARDS } from '@/rules/ryv/content/firstPlayCards';
import type { Climate } from '@/rules/ryv/content/types';
import type { State } from '@/rules/ryv/types';

import { firstPlay, type Sat, settled, sit, table, toldTo } from './table';

const one = (power = 3): Sat => ({ power, sheet: { aiActions: 1 } });

const market = (given: Parameters<typeof table>[0] = {}) =>
  table({ phase: 'market', players: [one(), one(), one(), one(), one()], ...given });

/** Everyone is ready and has no Leverage left, so the Market opens. */
const opening = (technology: Climate['technology'], given: Parameters<typeof table>[0] = {}): State =>
  settled(
    table({
      phase: 'leverage',
      climate: { technology },
      players: Array.from({ length: 5 }, () => ({ sheet: { leverageDone: true } })),
      ...given,
    }),
  );

test('[5.1] one AI action each in turn, until all are used', () => {
  const seated = sit(market({ players: [one(), one(), one(), one(), { sheet: { aiActions: 2 } }] }));
  const order: number[] = [];
  while (seated.state.phase === 'market') {
    const { turn } = seated.state;
    order.push(turn);
    seated.act(turn, { type: 'research' });
    seated.act(turn, { type: 'keep', card: seated.view(turn).drawn[0] ?? '' });
    seated.act(turn, { type: 'not-now' });
  }
  expect(order).toEqual([0, 1, 2, 3, 4, 4]);
  expect(seated.state.phase).toBe('action');
});

test('[5.2] one AI action for CSOs, NGOs and Locals, two for MNCs, three for Researchers', () => {
  expect(opening('advanced').players.map(({ actor, sheet }) => [actor, sheet.aiActions])).toEqual([
    ['local', 1],
    ['cso', 1],
    ['ngo', 1],
    ['mnc', 2],
    ['researcher', 3],
  ]);
});

test('[5.3] Research: draw two, keep one, the other goes away unseen; then license at once', () => {
  const seated = sit(market());
  const [first, second] = seated.state.deck;
  const events = seated.act(0, { type: 'research' });
  expect(toldTo(events, null)).toEqual([{ type: 'researched', seat: 0 }]);
  expect(toldTo(events, 0)).toContainEqual({ type: 'drew', seat: 0, cards: [first, second] });
  expect(seated.view(0).drawn).toEqual([first, second]);
  expect(seated.view(1).drawn).toEqual([]);
  expect(seated.view(1).task).toEqual({ type: 'keep', seat: 0 });
  expect(toldTo(seated.act(0, { type: 'keep', card: second ?? '' }), null)).toEqual([]);
  expect(seated.state.discard).toEqual([first]);
  expect(seated.view(null).discard).toBe(1);
  expect(seated.legal(0)).toEqual([{ type: 'license', card: second }, { type: 'not-now' }]);
  seated.act(0, { type: 'license', card: second ?? '' });
  expect(seated.player(0).sheet.aiActions).toBe(0);
  expect(seated.state.licensed).toEqual([{ card: second, owner: 0, users: [] }]);
});

test('[5.3] without Power nobody is asked to license at once', () => {
  const seated = sit(market({ players: [one(0), one(), one(), one(), one()] }));
  seated.act(0, { type: 'research' });
  seated.act(0, { type: 'keep', card: seated.view(0).drawn[0] ?? '' });
  expect(seated.state.turn).toBe(1);
});

test('[5.4] a card is licensed for 1 Power, and a cube lies on it', () => {
  const seated = sit(market({ hands: [['translator'], [], [], [], []] }));
  expect(seated.view(0).seats[0]?.cubes).toBe(17);
  seated.act(0, { type: 'license', card: 'translator' });
  expect(seated.player(0).power).toBe(2);
  expect(seated.view(null)).toMatchObject({ licensed: [{ card: 'translator', owner: 0, users: [] }] });
  expect(seated.view(0).seats[0]).toMatchObject({ hand: 0, cubes: 16 });
  const poor = sit(
    market({ hands: [['translator'], [], [], [], []], players: [one(0), one(), one(), one(), one()] }),
  );
  expect(poor.why(0, { type: 'license', card: 'translator' })).toBe('why.no-power');
  expect(seated.why(1, { type: 'license', card: 'translator' })).toBe('why.not-in-hand');
});

describe('[5.3] License at once', () => {
  const researched = (power: number) => {
    const seated = sit(
      market({
        licensed: [{ card: 'translator', owner: 2, users: [] }],
        players: [one(power), one(), one(), one(), one()],
        climate: { technology: 'partial' },
      }),
    );
    seated.act(0, { type: 'research' });
    seated.act(0, { type: 'keep', card: seated.view(0).drawn[0] ?? '' });
    return seated;
  };

  test('[5.3] may be the AI of another, at the price its owner accepts, without another AI action', () => {
    const seated = researched(6);
    expect(seated.of(0, 'ask').map(({ price }) => price)).toEqual([1, 2, 3, 4, 5]);
    seated.act(0, { type: 'ask', card: 'translator', price: 4 });
    expect(seated.legal(0)).toEqual([]);
    seated.act(2, { type: 'answer', accept: true });
    expect([seated.player(0).power, seated.player(2).power]).toEqual([1, 7]);
    expect(seated.state.licensed).toEqual([{ card: 'translator', owner: 2, users: [0] }]);
    expect(seated.state).toMatchObject({ tasks: [], turn: 1 });
    expect(seated.player(0).sheet.aiActions).toBe(0);
  });

  test('[5.3] and after a refusal there is still time for more, for a card of one’s own, or for nothing', () => {
    const seated = researched(6);
    seated.act(0, { type: 'ask', card: 'translator', price: 2 });
    seated.act(2, { type: 'answer', accept: false });
    expect(new Set(seated.legal(0).map(({ type }) => type))).toEqual(new Set(['license', 'ask', 'not-now']));
    expect(seated.of(0, 'ask').map(({ price }) => price)).toEqual([3, 4, 5]);
    seated.act(0, { type: 'not-now' });
    expect(seated.state.turn).toBe(1);
  });
});

describe('[5.5] a licence on the AI of another', () => {
  const shared = () => sit(market({ licensed: [{ card: 'translator', owner: 2, users: [] }] }));

  test('[5.5] is paid to the owner, who may agree', () => {
    const seated = shared();
    expect(seated.of(0, 'ask').map(({ price }) => price)).toEqual([1, 2, 3]);
    seated.act(0, { type: 'ask', card: 'translator', price: 2 });
    expect(seated.legal(0)).toEqual([]);
    seated.act(2, { type: 'answer', accept: true });
    expect([seated.player(0).power, seated.player(2).power]).toEqual([1, 5]);
    expect(seated.state.licensed).toEqual([{ card: 'translator', owner: 2, users: [0] }]);
    expect(seated.state.turn).toBe(1);
  });

  test('[5.5] costs any amount that the buyer has', () => {
    const seated = sit(
      market({
        licensed: [{ card: 'translator', owner: 2, users: [] }],
        players: [one(12), one(), one(), one(), one()],
      }),
    );
    expect(Math.max(...seated.of(0, 'ask').map(({ price }) => price))).toBe(12);
    seated.act(0, { type: 'ask', card: 'translator', price: 12 });
    seated.act(2, { type: 'answer', accept: true });
    expect([seated.player(0).power, seated.player(2).power]).toEqual([0, 15]);
    const rich = sit(
      market({
        licensed: [{ card: 'translator', owner: 2, users: [] }],
        players: [one(20), one(), one(), one(), one()],
      }),
    );
    expect(rich.of(0, 'ask').map(({ price }) => price)).toEqual(
      [...Array(12).keys()].map((at) => at + 1).concat(20),
    );
  });

  test('[5.5] may be refused: no action is used, and only more can be offered', () => {
    const seated = shared();
    seated.act(0, { type: 'ask', card: 'translator', price: 2 });
    seated.act(2, { type: 'answer', accept: false });
    expect(seated.state.turn).toBe(0);
    expect(seated.player(0)).toMatchObject({ power: 3, sheet: { aiActions: 1 } });
    expect(seated.of(0, 'ask').map(({ price }) => price)).toEqual([3]);
    expect(seated.why(0, { type: 'ask', card: 'translator', price: 1 })).toBe('why.price');
  });

  test('[5.5] nobody asks for what they use already, or for what is in a hand', () => {
    const seated = sit(
      market({
        licensed: [{ card: 'translator', owner: 2, users: [0] }],
        hands: [[], ['job-matcher'], [], [], []],
      }),
    );
    expect(seated.of(0, 'ask')).toEqual([]);
    expect(seated.why(0, { type: 'ask', card: 'job-matcher', price: 1 })).toBe('why.not-shared');
  });
});

test('[5.6] who passes is out for this phase', () => {
  const seated = sit(market({ players: [{ sheet: { aiActions: 3 } }, one(), one(), one(), one()] }));
  for (const seat of [0, 1, 2, 3, 4]) seated.act(seat, { type: 'pass' });
  expect(seated.state.phase).toBe('action');
});

describe('[5.7] Technological Development', () => {
  const priceOf = (technology: Climate['technology'], seat: number) => {
    const seated = sit({ ...opening(technology), turn: seat });
    if (seated.state.turn !== seat || seated.of(seat, 'research').length === 0) return null;
    const before = seated.player(seat).power;
    seated.act(seat, { type: 'research' });
    return before - seated.player(seat).power;
  };
  test.each([
    ['advanced', [0, 0, 0, 0, 0]],
    ['partial', [1, 1, 0, 0, 0]],
    ['poor', [null, 1, 0, 0, 0]],
  ] as const)('[5.7] %s: the extra price of an AI action by actor', (technology, prices) => {
    expect([0, 1, 2, 3, 4].map((seat) => priceOf(technology, seat))).toEqual(prices);
  });

  test('[5.7] where it is poor, Locals take no AI action, and a licence costs CSOs 2', () => {
    expect(opening('poor').players[0]?.sheet.aiActions).toBe(0);
    expect(opening('poor').turn).toBe(1);
    const seated = sit(opening('poor', { hands: [[], ['translator'], [], [], []] }));
    seated.act(1, { type: 'license', card: 'translator' });
    expect(seated.player(1).power).toBe(3 - 2);
  });

  test('[5.7] who cannot pay the extra can only pass', () => {
    const players = Array.from({ length: 5 }, () => ({ power: 0, sheet: { leverageDone: true } }));
    const seated = sit(opening('partial', { players }));
    expect(seated.legal(0)).toEqual([{ type: 'pass' }]);
    expect(seated.why(0, { type: 'research' })).toBe('why.no-power');
  });
});

test('[5.8] an AI works for each who licensed it', () => {
  const licensed = [{ card: 'translator', owner: 1, users: [0] }];
  const state = table({ licensed });
  const dice = (seat: number, id: string) =>
    ryv.view(state, seat).actions.find((each) => each.id === id)?.dice;
  expect([dice(0, 'rally'), dice(1, 'organise'), dice(2, 'reach-out')]).toEqual([5, 5, 5]);
  const without = table();
  expect(ryv.view(without, 0).actions[0]?.dice).toBe(4);
});

test('[5.8] what a card does once it does for each licensee, at once', () => {
  const seated = sit(market({ hands: [['grant-writer'], [], [], [], []] }));
  seated.act(0, { type: 'license', card: 'grant-writer' });
  expect(seated.player(0).power).toBe(3 - 1 + 3);
  seated.act(1, { type: 'ask', card: 'grant-writer', price: 1 });
  seated.act(0, { type: 'answer', accept: true });
  expect(seated.player(1).power).toBe(3 - 1 + 3);
});

describe('[5.9] vulnerabilities', () => {
  const striking = (licensed: State['licensed']) =>
    sit(
      settled(
        table({
          phase: 'action',
          licensed,
          players: Array.from({ length: 5 }, () => ({ sheet: { actionsDone: true } })),
        }),
      ),
    );

  test('[5.9] each AI in use is rolled for at the start of Political Developments; a 1 harms', () => {
    const seated = striking([{ card: 'grant-writer', owner: 0, users: [2] }]);
    expect(seated.state.queue.slice(0, 2)).toEqual([
      { type: 'vulnerability', seat: 0, card: 'grant-writer' },
      { type: 'vulnerability', seat: 2, card: 'grant-writer' },
    ]);
    const events = toldTo(seated.step([1]));
    expect(events[0]).toMatchObject({
      type: 'rolled',
      faces: [1, 3],
      need: 1,
      success: false,
      why: 'vulnerability',
    });
    expect(events[1]).toEqual({
      type: 'harmed',
      seat: 0,
      card: 'grant-writer',
      harm: { type: 'power', many: 3 },
    });
    expect(seated.player(0).power).toBe(0);
    seated.step([6]);
    expect(seated.player(2).power).toBe(3);
  });

  test('[5.10] another AI that mitigates the kind spares the roll', () => {
    const exposed = striking([{ card: 'grant-writer', owner: 0, users: [] }]);
    expect(exposed.view(null).seats[0]?.exposed).toEqual(['grant-writer']);
    // The Crop Adviser mitigates Scam; the Grant Writer guards nothing of it.
    const guarded = striking([
      { card: 'grant-writer', owner: 0, users: [] },
      { card: 'crop-adviser', owner: 1, users: [0] },
    ]);
    expect(guarded.view(null).seats[0]?.exposed).toEqual(['crop-adviser']);
    const steps = guarded.state.queue.filter(({ type }) => type === 'vulnerability');
    expect(steps[0]).toEqual({ type: 'vulnerability', seat: 0, card: 'crop-adviser' });
  });
});

test('[5.11] an empty deck is made anew from the discards', () => {
  const seated = sit(market({ deck: ['translator'], discard: ['job-matcher', 'law-helper'] }));
  const events = toldTo(seated.act(0, { type: 'research' }), 0);
  expect(events[0]).toEqual({ type: 'reshuffled' });
  expect(events).toContainEqual(expect.objectContaining({ type: 'drew' }));
  expect(seated.state.deck.length + seated.view(0).drawn.length).toBe(3);
  const bare = sit(market({ deck: [], discard: [] }));
  expect(bare.of(0, 'research')).toEqual([]);
});

test('[11.5] First Play: CSOs have two AI actions, MNCs three', () => {
  const state = settled(
    firstPlay({
      phase: 'leverage',
      players: Array.from({ length: 5 }, () => ({ sheet: { leverageDone: true } })),
    }),
  );
  expect(state.players.map(({ sheet }) => sheet.aiActions)).toEqual([2, 2, 2, 3, 3]);
});

test('[11.6] First Play has three kinds of vulnerability, and each card mitigates another', () => {
  const kinds = new Set(FIRST_PLAY_CARDS.map(({ vulnerability }) => vulnerability.kind));
  expect([...kinds].sort()).toEqual(['bias', 'scam', 'surveillance']);
  for (const { id, vulnerability, mitigates } of [...FIRST_PLAY_CARDS, ...AI_CARDS])
    expect([id, mitigates === vulnerability.kind]).toEqual([id, false]);
  for (const kind of kinds) expect(FIRST_PLAY_CARDS.some(({ mitigates }) => mitigates === kind)).toBe(true);
});
