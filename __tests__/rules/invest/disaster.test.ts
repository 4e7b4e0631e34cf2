import { PROJECTS } from '@/rules/invest/content';
import { HAZARDS } from '@/rules/invest/numbers';
import type { ByHazard, CardId, State } from '@/rules/invest/types';

import {
  begun,
  built,
  cardWith,
  eventOf,
  isPlain,
  payAll,
  roundEnd,
  scattered,
  sit,
  strike,
  table,
  toldTo,
} from './table';

const NONE: ByHazard = { flood: 0, drought: 0, health: 0, energy: 0, economy: 0 };
const hasNoShields = cardWith((project) => isPlain(project) && Object.keys(project.shields).length === 0);

/** Plain cards without any shield: nothing but things to lose. */
function bare(many: number, not: readonly CardId[] = []): CardId[] {
  const cards: CardId[] = [];
  while (cards.length < many)
    cards.push(
      cardWith(
        (project) => isPlain(project) && Object.keys(project.shields).length === 0,
        [...not, ...cards],
      ),
    );
  return cards;
}

const rich = (given: Partial<State> = {}) => ({
  districts: [scattered(bare(6), 0), scattered(bare(6), 1), scattered(bare(6), 2)],
  ...given,
});

test('[7.1] three, four, then five cards are taken, by the Energy player first and the next after that', () => {
  for (const [round, count, holder] of [
    [1, 3, 0],
    [2, 4, 1],
    [3, 5, 2],
  ] as const) {
    const seated = sit(roundEnd('flood', { round }));
    expect(seated.view(null)).toMatchObject({ phase: 'hold', turn: holder, draws: count });
    expect([0, 1, 2].map((seat) => seated.legal(seat).length > 0)).toEqual(
      [0, 1, 2].map((seat) => seat === holder),
    );
    const events = seated.act(holder, { type: 'hold', picker: (holder + 1) % 3 });
    expect(eventOf(events, 'held')).toMatchObject({ count });
    expect(seated.state.disasters).toHaveLength(15 - count);
  }
});

test('[7.2] another player picks by number, unseen; all cards taken leave, the others never shown', () => {
  const disasters = ['flood', 'drought', 'health', 'energy', 'economy'] as const;
  const shown = new Set<string>();
  for (let seed = 1; seed < 25; seed += 1) {
    const seated = sit(roundEnd('flood', { disasters }), seed);
    expect(seated.why(0, { type: 'hold', picker: 0 })).toBe('why.not-yourself');
    const held = seated.act(0, { type: 'hold', picker: 2 });
    for (const viewer of [0, 1, 2, null]) {
      expect(JSON.stringify([seated.view(viewer).disaster, toldTo(held, viewer)])).not.toMatch(
        /"(flood|drought|health)"/,
      );
    }
    expect(seated.legal(2)).toEqual([1, 2, 3].map((number) => ({ type: 'pick', number })));
    expect(seated.why(2, { type: 'pick', number: 4 })).toBe('why.no-such-number');
    seated.act(2, { type: 'pick', number: 1 });
    const events = seated.act(0, { type: 'flip' });
    const card = eventOf(events, 'flipped')?.card ?? '';
    shown.add(card);
    expect(seated.state.disasters).toEqual(['energy', 'economy']);
    expect([...seated.state.unseen, card].sort()).toEqual(['drought', 'flood', 'health']);
  }
  expect(shown).toEqual(new Set(['flood', 'drought', 'health']));
});

test('[7.3] in a good year nothing happens', () => {
  const { seated, events } = strike(roundEnd('good-year', rich()), 'heads');
  expect(eventOf(events, 'flipped')?.card).toBe('good-year');
  expect(seated.state).toMatchObject({ phase: 'turn', round: 2, destroyed: [] });
  expect(seated.state.history).toEqual([
    { round: 1, card: 'good-year', level: null, coin: null, hits: null, lost: [] },
  ]);
});

test.each([
  [1, 1, 2],
  [2, 2, 3],
  [3, 3, 4],
])(
  '[7.4] in round %i the coin gives level %i or %i, and the one who picked flips it',
  (round, heads, tails) => {
    for (const [coin, level] of [
      ['heads', heads],
      ['tails', tails],
    ] as const) {
      const { events } = strike(roundEnd('flood', rich({ round })), coin);
      expect(eventOf(events, 'tossed')).toMatchObject({ coin, level, seat: round % 3 });
    }
  },
);

test('[7.5] the level less the protection is given up; who has fewer cards gives up all', () => {
  const districts = [scattered(bare(6), 0), scattered(bare(1), 1), []];
  const sheet = [{ ...NONE, flood: 1 }, NONE, NONE];
  const { seated, events } = strike(roundEnd('flood', { round: 2, districts, sheet }), 'tails');
  expect(eventOf(events, 'tossed')?.hits).toEqual([
    { level: 3, cardShields: 0, sheetShields: 1, loses: 2 },
    { level: 3, cardShields: 0, sheetShields: 0, loses: 1 },
    { level: 3, cardShields: 0, sheetShields: 0, loses: 0 },
  ]);
  payAll(seated);
  expect(seated.state).toMatchObject({ phase: 'turn', round: 3 });
  expect(seated.state.districts.map((district) => district.length)).toEqual([4, 0, 0]);
  expect(seated.state.history[0]?.lost.map(({ seat, why }) => [seat, why])).toEqual([
    [0, 'level'],
    [0, 'level'],
    [1, 'level'],
  ]);
});

test('[7.5] the rulebook’s example: a health disaster of level 3 against none, one, two and three health shields', () => {
  for (const [shields, loses] of [
    [0, 3],
    [1, 2],
    [2, 1],
    [3, 0],
  ] as const) {
    const sheet = [{ ...NONE, health: shields }, NONE, NONE];
    const { events } = strike(roundEnd('health', rich({ round: 3, sheet })), 'heads');
    expect(eventOf(events, 'tossed')?.hits?.[0]).toMatchObject({ level: 3, loses });
  }
});

test('[7.6] an Unknown unknown takes one from everyone, then shields of any kind count', () => {
  const sheet = [{ ...NONE, health: 1, economy: 1 }, { ...NONE, flood: 1 }, NONE];
  const seated = sit(roundEnd('unknown', rich({ sheet })));
  seated.act(0, { type: 'hold', picker: 1 });
  seated.act(1, { type: 'pick', number: 3 });
  const events = seated.act(0, { type: 'flip' });
  expect(eventOf(events, 'flipped')).toMatchObject({ card: 'unknown', owed: [1, 1, 1] });
  expect(seated.state.phase).toBe('losses');
  payAll(seated);
  expect(seated.state.phase).toBe('coin');
  expect(seated.state.disaster?.lost.map(({ why }) => why)).toEqual(['unknown', 'unknown', 'unknown']);
  const { events: tossed } = strike(roundEnd('unknown', rich({ sheet })), 'tails');
  expect(eventOf(tossed, 'tossed')?.hits.map(({ loses }) => loses)).toEqual([0, 1, 2]);
});

test('[7.7] if the table says so no shield counts against an Unknown unknown', () => {
  const sheet = [{ ...NONE, health: 2 }, NONE, NONE];
  const given = { ...rich({ sheet }), options: { unknowns: 'strict' } } as const;
  expect(eventOf(strike(roundEnd('unknown', given), 'tails').events, 'tossed')?.hits[0]?.loses).toBe(2);
  expect(eventOf(strike(roundEnd('health', given), 'tails').events, 'tossed')?.hits[0]?.loses).toBe(0);
});

test('[7.8] whatever tells of a disaster brings the name that the table gave it', () => {
  const names = { ...table().names, flood: 'The Mekong rises' };
  const { events } = strike(roundEnd('flood', { names }), 'heads');
  expect(eventOf(events, 'flipped')).toMatchObject({ card: 'flood', called: 'The Mekong rises' });
  const usual = strike(roundEnd('drought', { names }), 'heads').events;
  expect(eventOf(usual, 'flipped')).toMatchObject({ card: 'drought', called: '' });
  const seated = sit(table({ names, disasters: ['flood', 'unknown', 'drought', ...table().disasters] }));
  expect(eventOf(seated.act(0, { type: 'foresee' }), 'foresaw-cards')?.called).toEqual([
    'The Mekong rises',
    '',
    '',
  ]);
  expect(eventOf(seated.act(1, { type: 'shield', hazard: 'flood' }), 'shielded')?.called).toBe(
    'The Mekong rises',
  );
});

test('[8.4] everyone sees the shields of every player, on cards and on the sheet, and every reserve', () => {
  const card = cardWith(({ shields, investors }) => investors === null && (shields.flood ?? 0) > 1);
  const seated = sit(table({ districts: [[built(card, 0)], [], []], reserve: [5, 8, 8] }));
  seated.act(0, { type: 'shield', hazard: 'drought' });
  for (const viewer of [0, 1, 2, null])
    expect(seated.view(viewer).seats[0]).toMatchObject({
      cardShields: { flood: PROJECTS.find(({ id }) => id === card)?.shields.flood },
      sheet: { drought: 1, flood: 0 },
      reserve: 5,
    });
});

test('[8.1] shields on completed cards protect for as long as they stand', () => {
  const trees = 'plant-trees';
  const districts = [[built(trees, 0, 50, 50), ...scattered(bare(5), 0)], scattered(bare(5), 1), []];
  const state = roundEnd('flood', { round: 3, districts });
  const shields = sit(state).view(0).seats[0]?.cardShields.flood ?? 0;
  expect(shields).toBeGreaterThan(0);
  const { events } = strike(state, 'tails');
  expect(eventOf(events, 'tossed')?.hits.map(({ cardShields, loses }) => [cardShields, loses])).toEqual([
    [shields, 4 - shields],
    [0, 4],
    [0, 0],
  ]);
  const later = { ...state, districts: [districts[0]?.slice(1) ?? [], [], []] };
  expect(sit(later).view(0).seats[0]?.cardShields.flood).toBe(0);
});

test('[8.2] tokens on the Action Sheet protect in this round only', () => {
  const sheet = [{ ...NONE, energy: 2 }, NONE, NONE];
  const { seated, events } = strike(roundEnd('energy', rich({ sheet })), 'tails');
  expect(eventOf(events, 'tossed')?.hits[0]).toMatchObject({ sheetShields: 2, loses: 0 });
  payAll(seated);
  expect(seated.state.sheet).toEqual([NONE, NONE, NONE]);
});

test('[8.3] a shield helps against its own kind only, and a card that is not complete against nothing', () => {
  const sheet = [{ ...NONE, drought: 3 }, NONE, NONE];
  const districts = [scattered(bare(4), 0), [begun('plant-trees', [1]), ...scattered(bare(4), 1)], []];
  for (const hazard of HAZARDS) {
    const { events } = strike(roundEnd(hazard, { districts, sheet }), 'heads');
    const loses = eventOf(events, 'tossed')?.hits.map((hit) => hit.loses);
    expect([hazard, loses]).toEqual([hazard, [hazard === 'drought' ? 0 : 1, 1, 0]]);
  }
});

test('[9.1] the owner chooses, complete or not, but only from the edge', () => {
  const [a = '', b = '', c = '', d = ''] = bare(4);
  const row = [built(a, 0, 0), built(b, 0, 1), begun(c, [0], 2)];
  const { seated } = strike(roundEnd('flood', { districts: [row, [], []] }), 'heads');
  expect(seated.legal(0)).toEqual([
    { type: 'lose', card: a },
    { type: 'lose', card: c },
  ]);
  expect(seated.why(0, { type: 'lose', card: b })).toBe('why.not-edge');
  expect(seated.why(0, { type: 'lose', card: d })).toBe('why.not-yours');
  expect(seated.legal(1)).toEqual([]);
});

test('[9.3] the edge is looked at again after each card, and all choose at the same time', () => {
  const [a = '', b = '', c = ''] = bare(3);
  const row = [built(a, 0, 0), built(b, 0, 1), built(c, 0, 2)];
  const other = [built(hasNoShields, 1)];
  const { seated } = strike(roundEnd('flood', { districts: [row, other, []] }), 'tails');
  expect([0, 1, 2].map((seat) => seated.legal(seat).length)).toEqual([2, 1, 0]);
  seated.act(0, { type: 'lose', card: a });
  expect(seated.legal(0)).toEqual([
    { type: 'lose', card: b },
    { type: 'lose', card: c },
  ]);
  seated.act(1, { type: 'lose', card: hasNoShields });
  seated.act(0, { type: 'lose', card: b });
  expect(seated.state).toMatchObject({ phase: 'turn', round: 2, destroyed: [a, hasNoShields, b] });
});

test('benefits that are still to be taken come before the disaster', () => {
  const draws = cardWith((project) => isPlain(project) && project.benefits.draw === 1 && project.cost === 1);
  const seated = sit(table({ tokens: [0, 0, 1], turn: 2, hands: [[], [], [draws]] }));
  seated.act(2, { type: 'start', card: draws, x: 0, y: 0 });
  expect(seated.state.phase).toBe('turn');
  seated.act(2, { type: 'draw', sector: 'health' });
  expect(seated.state.phase).toBe('hold');
});
