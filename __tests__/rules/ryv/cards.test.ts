import { ryv } from '@/rules/ryv/game';
import { ACTIONS, cardOf } from '@/rules/ryv/content';
import { AI_CARDS } from '@/rules/ryv/content/aiCards';
import { FIRST_PLAY_CARDS } from '@/rules/ryv/content/firstPlayCards';
import type { AiCard, Arena } from '@/rules/ryv/content/types';
import type { State } from '@/rules/ryv/types';

import { expected, measures } from './measures';
import { firstPlay, type Sat, settled, sit, table } from './table';

/** Seat 0 has a bit of everything, so that whatever a card does can be seen; seat 1 is its rival. */
const rich: readonly Sat[] = [
  {
    actor: 'mnc',
    power: 5,
    reputation: 2,
    influence: { hills: 2, river: 1 },
    square: { mass: 2, square: 2 },
    sheet: { aiActions: 2 },
  },
  { influence: { hills: 1, river: 1 } },
  {},
  {},
  {},
];

const isFirstPlay = ({ id }: AiCard) => id.startsWith('fp-');

function tableFor(card: AiCard, given: Parameters<typeof table>[0] = {}): State {
  const on = {
    needs: { hills: 1, market: 1 },
    links: isFirstPlay(card) ? [] : [{ owner: 0, id: 'harbour-hills' as const }],
    players: rich,
    ...given,
  };
  return isFirstPlay(card)
    ? firstPlay(on)
    : table({
        ...on,
        players: on.players.map((player, seat) => (seat === 0 ? { role: 'resources', ...player } : player)),
      });
}

const SIXES = Array.from({ length: 20 }, () => 6);
const ALL = [...AI_CARDS, ...FIRST_PLAY_CARDS];
const rows = (type: AiCard['effect']['type']) =>
  ALL.filter(({ effect }) => effect.type === type).map(({ id }) => [id] as const);

test.each(rows('once'))('%s does its work once, when it is licensed', (id) => {
  const card = cardOf(id);
  if (card.effect.type !== 'once') throw new Error('not once');
  const state: State = { ...tableFor(card), phase: 'market', turn: 0, hands: [[id], [], [], [], []] };
  const seated = sit(state);
  const before = measures(state);
  seated.roll(0, { type: 'license', card: id }, SIXES);
  const [choice] = seated.of(0, 'put');
  if (choice !== undefined) seated.roll(0, choice, SIXES);
  expect(measures(seated.state)).toEqual(
    expected({ ...before, power: before.power - 1 }, card.effect.deed.then),
  );
});

test.each(rows('dice'))('%s adds dice to actions of its arenas, and to no others', (id) => {
  const card = cardOf(id);
  const without = tableFor(card);
  const withCard: State = { ...without, licensed: [{ card: id, owner: 0, users: [] }] };
  const { effect } = card;
  if (effect.type !== 'dice') throw new Error('no dice');
  const views = [without, withCard].map((state) => ryv.view(state, 0).actions);
  const arenas = new Map(ACTIONS.map((action) => [action.id, action.arena]));
  for (const [at, { id: action, dice: before }] of (views[0] ?? []).entries()) {
    const after = views[1]?.[at]?.dice ?? null;
    const gain = effect.arenas.includes(arenas.get(action) as Arena) && before !== null ? effect.dice : 0;
    expect([action, after === null ? 0 : after - (before ?? 0)]).toEqual([action, gain]);
  }
});

test.each(rows('cheaper'))('%s makes actions of its arenas cheaper', (id) => {
  const card = cardOf(id);
  const { effect } = card;
  if (effect.type !== 'cheaper') throw new Error('not cheaper');
  const costs = (licensed: State['licensed']) => ryv.view({ ...tableFor(card), licensed }, 0).actions;
  const arenas = new Map(ACTIONS.map((action) => [action.id, action.arena]));
  const after = costs([{ card: id, owner: 1, users: [0] }]);
  let saved = 0;
  for (const [at, { id: action, cost }] of costs([]).entries()) {
    const less = effect.arenas.includes(arenas.get(action) as Arena) ? Math.min(cost, effect.many) : 0;
    expect([action, cost - (after[at]?.cost ?? 0)]).toEqual([action, less]);
    saved += less;
  }
  expect(saved).toBeGreaterThan(0);
});

test.each(rows('income'))('%s brings Power every round', (id) => {
  const card = cardOf(id);
  const collected = (licensed: State['licensed']) => {
    const seated = sit({
      ...tableFor(card),
      phase: 'developments',
      queue: [{ type: 'income' }, { type: 'first-player' }],
      licensed,
    });
    seated.step();
    return seated.player(0).power;
  };
  expect(collected([{ card: id, owner: 0, users: [] }]) - collected([])).toBe(1);
});

test.each(rows('ai-actions'))('%s gives an AI action at once and in every Market', (id) => {
  const card = cardOf(id);
  const seated = sit({ ...tableFor(card), phase: 'market', turn: 0, hands: [[id], [], [], [], []] });
  seated.act(0, { type: 'license', card: id });
  expect(seated.player(0).sheet.aiActions).toBe(2 - 1 + 1);
  const opened = (licensed: State['licensed']) =>
    settled({
      ...tableFor(card, { players: rich.map((player) => ({ ...player, sheet: { leverageDone: true } })) }),
      phase: 'leverage',
      licensed,
    }).players[0]?.sheet.aiActions ?? 0;
  expect(opened([{ card: id, owner: 0, users: [] }]) - opened([])).toBe(1);
});

test.each(rows('auto-dice'))('%s adds dice in Political Developments', (id) => {
  const card = cardOf(id);
  const { effect } = card;
  if (effect.type !== 'auto-dice') throw new Error('no dice');
  const rolled = (licensed: State['licensed']) => {
    const square = { mass: 1, social: 1, international: 1, square: 1 };
    const state = tableFor(card, { players: [{ ...rich[0], square }, {}, {}, {}, {}] });
    const head =
      effect.of === 'links'
        ? { type: 'link' as const, link: { owner: 0, id: 'harbour-hills' as const } }
        : { type: effect.of, seat: 0 };
    const seated = sit({ ...state, phase: 'developments', queue: [head, { type: 'income' }], licensed });
    const first = seated.step();
    const events = effect.of === 'social' ? seated.roll(0, { type: 'put', at: 'hills' }) : first;
    const event = events.map((told) => told.event).find(({ type }) => type === 'rolled');
    return event?.type === 'rolled' ? event.faces.length : 0;
  };
  expect(rolled([{ card: id, owner: 0, users: [] }]) - rolled([])).toBe(effect.dice);
});

test.each(rows('shield'))('%s protects from the government', (id) => {
  const { effect } = cardOf(id);
  if (effect.type !== 'shield') throw new Error('no shield');
  const poor: readonly Sat[] = [{ standing: 'poor', influence: { hills: 3 }, power: 3 }, {}, {}, {}, {}];
  const state = table({
    phase: 'government',
    climate: { openness: 'repressed' },
    crackdown: 'hills',
    links: [{ owner: 0, id: 'harbour-hills' }],
    players: poor,
    licensed: [{ card: id, owner: 0, users: [] }],
    queue:
      effect.from === 'check'
        ? [
            { type: 'check', seat: 0 },
            { type: 'check', seat: 1 },
          ]
        : [
            { type: 'raid-links', seat: 0 },
            { type: 'raid-influence', seat: 0 },
            { type: 'check', seat: 1 },
          ],
  });
  const seated = sit(state);
  const events = seated.step([1, 1]);
  expect(events.map(({ event }) => event)).toContainEqual({
    type: 'shielded',
    seat: 0,
    card: id,
    why: effect.from === 'check' ? 'check' : 'raid',
  });
  if (effect.from === 'crackdown') seated.step([1, 1, 1]);
  expect(seated.player(0)).toMatchObject({ power: 3, influence: { hills: 3 } });
  expect(seated.state.links).toHaveLength(1);
});

test.each(ALL.map(({ id }) => [id] as const))('%s harms its user when its dice show a 1', (id) => {
  const card = cardOf(id);
  const { harm, dice: many } = card.vulnerability;
  const harmed = (actor: 'mnc' | 'cso') => {
    const players = rich.map((player, seat): Sat => (seat === 0 ? { ...player, actor } : player));
    const base = tableFor(card, { players });
    const state: State = {
      ...base,
      players: base.players.map((player, seat) => (seat === 0 ? { ...player, actor } : player)),
    };
    const seated = sit({
      ...state,
      phase: 'developments',
      licensed: [{ card: id, owner: 1, users: [0] }],
      queue: [{ type: 'vulnerability', seat: 0, card: id }, { type: 'income' }],
    });
    const before = { ...measures(seated.state), tools: seated.state.licensed[0]?.users.length ?? 0 };
    seated.step([...Array.from({ length: many - 1 }, () => 5), 1]);
    return [
      before,
      { ...measures(seated.state), tools: seated.state.licensed[0]?.users.length ?? 0 },
    ] as const;
  };
  const [before, after] = harmed('mnc');
  switch (harm.type) {
    case 'power':
      return expect(after).toEqual({ ...before, power: before.power - harm.many });
    case 'influence':
    case 'square':
      return expect(after).toEqual({ ...before, influence: before.influence - harm.many });
    case 'standing':
      return expect(after).toEqual({ ...before, standing: 'poor' });
    case 'link':
      return expect(after).toEqual({ ...before, links: before.links - 1 });
    case 'licence':
      return expect(after).toEqual({ ...before, tools: 0, power: before.power - harm.power });
    case 'bad-press': {
      expect(after).toEqual({ ...before, reputation: before.reputation + harm.many });
      const [clean, shamed] = harmed('cso');
      return expect(shamed).toEqual({ ...clean, power: clean.power - harm.power });
    }
  }
});

test('[5.9] a harm is worth three to five Power or Influence, a Link, or a fall to Poor', () => {
  for (const { id, vulnerability } of ALL) {
    const { harm } = vulnerability;
    const size = 'power' in harm ? harm.power : 'many' in harm ? harm.many : 3;
    expect([id, size >= 3 && size <= 5]).toEqual([id, true]);
  }
});

test('[5.9] what is lost in communities is lost where there is most by then', () => {
  const seated = sit(
    table({
      phase: 'developments',
      licensed: [{ card: 'translator', owner: 0, users: [] }],
      players: [{ influence: { harbour: 2, hills: 3, river: 1 } }, {}, {}, {}, {}],
      queue: [{ type: 'vulnerability', seat: 0, card: 'translator' }, { type: 'income' }],
    }),
  );
  seated.step([1]);
  expect(seated.player(0).influence).toEqual({ harbour: 1, hills: 1, market: 0, river: 1 });
});

test('[5.9] without a Link, Power is lost instead', () => {
  const seated = sit(
    table({
      phase: 'developments',
      licensed: [{ card: 'community-map', owner: 0, users: [] }],
      players: [{ power: 5 }, {}, {}, {}, {}],
      queue: [{ type: 'vulnerability', seat: 0, card: 'community-map' }, { type: 'income' }],
    }),
  );
  seated.step([1]);
  expect(seated.player(0).power).toBe(2);
});

test('an owner who loses a licence takes the card with them', () => {
  const seated = sit(
    table({
      phase: 'developments',
      licensed: [{ card: 'data-commons', owner: 0, users: [1] }],
      queue: [
        { type: 'vulnerability', seat: 0, card: 'data-commons' },
        { type: 'vulnerability', seat: 1, card: 'data-commons' },
        { type: 'income' },
      ],
    }),
  );
  seated.step([1]);
  expect(seated.state.licensed).toEqual([]);
  expect(seated.state.discard).toEqual(['data-commons']);
  expect(seated.state.queue).toEqual([{ type: 'income' }]);
});
