import { playOut, randomPlayer } from '@/rules/engine/playOut';
import { createRandom, seedFrom } from '@/rules/engine/random';
import { invest } from '@/rules/invest/game';
import { DISASTER_CARDS, PROJECTS } from '@/rules/invest/content';
import { HAZARDS, SECTORS, SHAPES } from '@/rules/invest/numbers';
import type { Benefits, DisasterCard, Move, Sector, Shields, State } from '@/rules/invest/types';

import { eventOf, options, setUp, sit, toldTo } from './table';

import { GAMES } from '../../support/games';

const count = <T>(items: readonly T[], of: T) => items.filter((item) => item === of).length;

const randomGame = (rounds: 2 | 3, seats: number) =>
  playOut(invest, { seats, options: options({ rounds }), seed: seedFrom(3) }, randomPlayer(), {
    random: createRandom(seedFrom(4)),
    maxMoves: 4000,
  }).match.state;

/** Everyone agrees on the names and takes the next token: seat 0 the first, seat 1 the second and so on. */
function withKeys(state: State) {
  const seated = sit(state);
  for (const seat of state.hands.keys()) seated.act(seat, { type: 'ready' });
  for (const seat of state.hands.keys()) seated.act(seat, { type: 'take-key', token: seat });
  return seated;
}

test('the game is on the shelf under its id', () => {
  expect(GAMES['invest']).toBe(invest);
});

test('[1.1] three to five players build for three rounds, and the most points win', () => {
  expect(invest.seats).toEqual({ min: 3, max: 5 });
  for (const seats of [3, 4, 5]) {
    const state = randomGame(3, seats);
    expect(state.history.map(({ round }) => round)).toEqual([1, 2, 3]);
    const { scores, winners } = invest.result(state) ?? { scores: [], winners: [] };
    for (const winner of winners) expect(scores[Number(winner)]).toBe(Math.max(...scores));
  }
});

test('[1.2] the short game ends after two rounds', () => {
  expect(randomGame(2, 3).history.map(({ round }) => round)).toEqual([1, 2]);
});

test('[1.3] the end tells the total of the table and its best district', () => {
  const { result } = invest.view(randomGame(3, 4), null);
  expect(result?.tableTotal).toBe(result?.scores.reduce((sum, score) => sum + score, 0));
  expect(result?.best).toBe(Math.max(...(result?.scores ?? [])));
});

describe('[2.1] five decks of twelve, shuffled', () => {
  test.each(SECTORS)('%s has twelve cards, two of them group projects', (sector) => {
    const deck = PROJECTS.filter((project) => project.sector === sector);
    expect(deck).toHaveLength(12);
    expect(deck.filter(({ investors }) => investors !== null)).toHaveLength(2);
    expect([...setUp().decks[sector]].sort()).toEqual(deck.map(({ id }) => id).sort());
    expect(setUp(3, {}, 2).decks[sector]).not.toEqual(setUp().decks[sector]);
  });

  test('every card has its own id, a fair cost and two to four open sides', () => {
    expect(new Set(PROJECTS.map(({ id }) => id)).size).toBe(60);
    for (const { id, cost, sides, investors } of PROJECTS) {
      const open = sides.filter((side) => side !== null).length;
      expect([id, open >= 2 && open <= 4]).toEqual([id, true]);
      const [least, most] = investors === null ? [1, 4] : [3, 5];
      expect([id, cost >= least && cost <= most]).toEqual([id, true]);
    }
  });

  test('the four shapes occur equally often', () => {
    const all = PROJECTS.flatMap(({ sides }) => sides);
    expect(SHAPES.map((shape) => count(all, shape))).toEqual([54, 54, 54, 54]);
  });

  test('cheap cards leave the most sides open, so that a first district can grow', () => {
    const open = (cost: number) => {
      const cards = PROJECTS.filter((project) => project.cost === cost);
      return cards.flatMap(({ sides }) => sides).filter((side) => side !== null).length / cards.length;
    };
    expect(open(1)).toBe(4);
    expect(open(1)).toBeGreaterThan(open(3));
    expect(open(3)).toBeGreaterThanOrEqual(open(5));
  });

  test('no two decks are alike', () => {
    const rows = SECTORS.map((sector) =>
      JSON.stringify(
        PROJECTS.filter((project) => project.sector === sector).map(({ cost, points }) => [cost, points]),
      ),
    );
    expect(new Set(rows).size).toBe(SECTORS.length);
  });

  /** What a deck gives in all, to starters and investors. */
  const inDeck = (sector: Sector, of: (gifts: { shields: Shields; benefits: Benefits }) => number) =>
    PROJECTS.filter((project) => project.sector === sector).reduce(
      (sum, project) => sum + of(project) + (project.investors === null ? 0 : of(project.investors)),
      0,
    );
  const most = (of: (gifts: { shields: Shields; benefits: Benefits }) => number) =>
    SECTORS.toSorted((one, other) => inDeck(other, of) - inDeck(one, of))[0];

  test.each([
    ['energy', 'energy shields', ({ shields }) => shields.energy ?? 0],
    ['health', 'health shields', ({ shields }) => shields.health ?? 0],
    ['agriculture', 'drought shields', ({ shields }) => shields.drought ?? 0],
    ['education', 'cards to draw', ({ benefits }) => benefits.draw ?? 0],
    ['infrastructure', 'flood shields', ({ shields }) => shields.flood ?? 0],
  ] as const satisfies readonly [
    Sector,
    string,
    (gifts: { shields: Shields; benefits: Benefits }) => number,
  ][])('the deck of %s has the most %s', (sector, _, of) => {
    expect(most(of)).toBe(sector);
  });

  test('no card gives less than another of its deck for as much or more', () => {
    const gifts = ({ points, shields, benefits }: (typeof PROJECTS)[number]) => {
      const { draw = 0, shield = 0, foresight = false } = benefits as Benefits;
      return [
        points,
        ...HAZARDS.map((hazard) => (shields as Shields)[hazard] ?? 0),
        draw,
        shield,
        +foresight,
      ];
    };
    const plain = PROJECTS.filter(({ investors }) => investors === null);
    const worse = plain.flatMap((card) =>
      plain
        .filter((other) => other.sector === card.sector && other.cost <= card.cost)
        .filter((other) => {
          const [mine, better] = [gifts(card), gifts(other)];
          const isLess = other.cost < card.cost || mine.some((each, at) => each < (better[at] ?? 0));
          return isLess && mine.every((each, at) => each <= (better[at] ?? 0));
        })
        .map((other) => `${card.id} gives less than ${other.id}`),
    );
    expect(worse).toEqual([]);
  });

  test('no kind of shield is rare', () => {
    const many = HAZARDS.map((hazard) =>
      SECTORS.reduce((sum, sector) => sum + inDeck(sector, ({ shields }) => shields[hazard] ?? 0), 0),
    );
    expect(Math.max(...many) - Math.min(...many)).toBeLessThanOrEqual(4);
  });

  test('the two cards the rulebook names are there', () => {
    const named = (id: string) => PROJECTS.find((project) => project.id === id);
    expect(Object.keys(named('plant-trees')?.shields ?? {})).toEqual(
      expect.arrayContaining(['flood', 'drought']),
    );
    expect(named('hill-forest')).toMatchObject({
      points: 1,
      investors: { shields: { flood: 1, drought: 1 }, benefits: { draw: 1, foresight: true } },
    });
  });
});

test('[2.2] thirteen disaster cards, shuffled', () => {
  const { disasters } = setUp();
  expect(disasters).toHaveLength(13);
  const numbers: readonly [DisasterCard, number][] = [
    ...HAZARDS.map((hazard): [DisasterCard, number] => [hazard, 2]),
    ['unknown', 2],
    ['good-year', 1],
  ];
  for (const [card, many] of numbers) expect([card, count(disasters, card)]).toEqual([card, many]);
  expect([...disasters].sort()).toEqual([...DISASTER_CARDS].sort());
  expect(setUp(3, {}, 2).disasters).not.toEqual(disasters);
});

test('[2.3] anyone names a disaster, changes it or brings the usual name back; all agree before play', () => {
  const seated = sit(setUp());
  seated.act(0, { type: 'name', hazard: 'flood', text: 'The Mekong rises' });
  expect(seated.view(null).names.flood).toBe('The Mekong rises');
  seated.act(2, { type: 'name', hazard: 'flood', text: 'The canal breaks' });
  seated.act(1, { type: 'name', hazard: 'drought', text: 'No rain till June' });
  seated.act(1, { type: 'name', hazard: 'drought' });
  expect(seated.state.names).toMatchObject({ flood: 'The canal breaks', drought: '', health: '' });
  expect(seated.why(0, { type: 'name', hazard: 'flood', text: 'x'.repeat(41) } as Move)).toBe('bad-text');
  seated.act(0, { type: 'ready' });
  expect(seated.legal(0)).toEqual([]);
  seated.act(1, { type: 'ready' });
  expect(seated.state.phase).toBe('names');
  seated.act(2, { type: 'ready' });
  expect(seated.state.phase).toBe('keys');
});

test('[2.3] another name asks everyone again; the same name asks nobody', () => {
  const seated = sit(setUp());
  seated.act(2, { type: 'name', hazard: 'flood', text: 'The Mekong rises' });
  seated.act(0, { type: 'ready' });
  seated.act(1, { type: 'ready' });
  seated.act(2, { type: 'name', hazard: 'flood', text: 'The Mekong rises' });
  expect(seated.state.ready).toEqual([true, true, false]);
  seated.act(2, { type: 'name', hazard: 'flood', text: 'The canal breaks' });
  expect(seated.state.ready).toEqual([false, false, false]);
  seated.act(2, { type: 'ready' });
  expect(seated.state.phase).toBe('names');
});

describe('[2.9] names for the next game', () => {
  const named = { flood: 'The canal breaks', drought: '', health: 'Dengue "again"', energy: '', economy: '' };

  test('a table takes them along, and nothing else', () => {
    const kept = invest.keeps?.({ ...setUp(), names: named });
    expect(Object.keys(kept ?? {})).toEqual(['names']);
    expect(setUp(3, kept).names).toEqual(named);
    expect(invest.keeps?.(setUp())).toEqual({ names: '' });
  });

  test('the longest names fit, whatever is in them', () => {
    const long = Object.fromEntries(HAZARDS.map((hazard) => [hazard, '"'.repeat(40)])) as State['names'];
    expect(setUp(3, invest.keeps?.({ ...setUp(), names: long })).names).toEqual(long);
  });

  test.each([
    '{',
    'null',
    '[]',
    '{"flood":"x"}',
    JSON.stringify({ ...named, flood: 'x'.repeat(41) }),
    JSON.stringify({ ...named, flood: 'one\ntwo' }),
    JSON.stringify({ ...named, flood: 7 }),
  ])('%s is no list of names', (written) => {
    expect(invest.accepts?.('names', written)).toBe(false);
  });
});

test('[2.4] with fewer players some key tokens are left out, but no deck', () => {
  const tokens = (seats: number) =>
    setUp(seats)
      .keyTokens.map(({ sector }) => sector)
      .sort();
  expect(tokens(5)).toEqual([...SECTORS].sort());
  expect(tokens(4)).toEqual(['agriculture', 'education', 'energy', 'health']);
  expect(tokens(3)).toEqual(['agriculture', 'energy', 'health']);
  for (const sector of SECTORS) expect(setUp(3).decks[sector]).toHaveLength(12);
});

test('[2.5] everyone takes a face-down token in turn; it shows its sector once taken', () => {
  const seated = sit(setUp());
  for (const seat of [0, 1, 2]) seated.act(seat, { type: 'ready' });
  expect(seated.view(0).keyTokens).toEqual([0, 1, 2].map(() => ({ seat: null, sector: null })));
  expect(seated.legal(0)).toEqual([0, 1, 2].map((token) => ({ type: 'take-key', token })));
  const events = seated.act(0, { type: 'take-key', token: 2 });
  const sector = seated.view(1).seats[0]?.key;
  expect(eventOf(events, 'took-key')).toMatchObject({ seat: 0, token: 2, sector });
  expect(seated.view(1).keyTokens.map((token) => token.sector)).toEqual([null, null, sector]);
  expect(seated.why(1, { type: 'take-key', token: 2 })).toBe('why.no-such-token');
  const dealt = Array.from({ length: 30 }, (_, seed) => setUp(3, {}, seed).keyTokens[0]?.sector);
  expect(new Set(dealt).size).toBe(3);
});

test('[2.6] the Energy player goes first, and play goes around from there', () => {
  for (const seed of [1, 2, 3, 4, 5]) {
    const seated = withKeys(setUp(4, {}, seed));
    const first = seated.state.keyTokens.findIndex(({ sector }) => sector === 'energy');
    expect(seated.view(null)).toMatchObject({ phase: 'deal', first, turn: first });
  }
});

test('[2.7] each draws three cards face down; others learn the deck only', () => {
  const seated = withKeys(setUp());
  const first = seated.state.turn;
  const events = seated.act(first, { type: 'draw', sector: 'health' });
  const [card] = seated.state.hands[first] ?? [];
  const other = (first + 1) % 3;
  expect(toldTo(events, first)).toContainEqual({ type: 'drew-card', seat: first, card });
  expect(JSON.stringify(toldTo(events, other))).not.toContain(card);
  expect(seated.view(first).hand).toEqual([card]);
  expect(seated.view(other).seats[first]?.hand).toEqual([{ sector: 'health', card: null }]);
  expect(seated.view(first).decks.every(({ top }) => top === null)).toBe(true);
  seated.act(first, { type: 'draw', sector: 'health' });
  seated.act(first, { type: 'draw', sector: 'energy' });
  expect(seated.state.turn).toBe(other);
});

test('[2.8] after the first cards the top of every deck is open, and so is who draws it', () => {
  const seated = withKeys(setUp());
  const first = seated.state.turn;
  for (let drawn = 0; drawn < 9; drawn += 1)
    seated.act(seated.state.turn, { type: 'draw', sector: 'education' });
  expect(seated.state).toMatchObject({ phase: 'turn', turn: first, round: 1, tokens: [7, 7, 7] });
  for (const { sector, top } of seated.view(null).decks) expect(top).toBe(seated.state.decks[sector][0]);
  for (let turn = 0; turn < 3; turn += 1) {
    const [start] = seated.legal(seated.state.turn);
    seated.act(seated.state.turn, start as Move);
    while (seated.state.tasks[0] !== undefined)
      seated.act(seated.state.tasks[0].seat, seated.legal(seated.state.tasks[0].seat)[0] as Move);
  }
  const top = seated.state.decks.health[0];
  const events = seated.act(first, { type: 'draw', sector: 'health' });
  expect(eventOf(events, 'drew')).toMatchObject({ seat: first, card: top, by: 'token' });
  expect(seated.view(null).seats[first]?.hand).toContainEqual({ sector: 'health', card: top });
});
