import { PROJECTS, projectOf } from '@/rules/invest/content';
import { HAZARDS, SECTORS } from '@/rules/invest/numbers';
import type { CardId, Move, Project, Sides } from '@/rules/invest/types';

import { begun, built, cardWith, eventOf, isGroup, isPlain, sit, table } from './table';

const cheap = cardWith((project) => isPlain(project) && project.cost === 1 && !project.benefits.draw);
const dear = cardWith((project) => isPlain(project) && project.cost === 3 && project.sides[1] !== null);
const group = cardWith(isGroup);

/** A card whose `side` shows what the facing side of `other` shows, or, if `is` says so, something else. */
const facing = (other: CardId, side: 0 | 1 | 2 | 3, is: (mine: Sides[0], theirs: Sides[0]) => boolean) => {
  const theirs = projectOf(other).sides[((side + 2) % 4) as 0];
  return cardWith((project: Project) => is(project.sides[side], theirs), [other]);
};
const same = (mine: Sides[0], theirs: Sides[0]) => mine !== null && mine === theirs;
const open = ({ sides }: Project) => sides.every((side) => side !== null);

test('[3.1] seven tokens in every round, one a turn, and no passing', () => {
  const seated = sit(table({ tokens: [7, 7, 7], round: 2, hands: [[cheap], [], []] }));
  seated.act(0, { type: 'shield', hazard: 'flood' });
  expect(seated.state).toMatchObject({ tokens: [6, 7, 7], turn: 1 });
  expect(seated.kinds(0)).toEqual([]);
  expect(seated.kinds(1)).toEqual(['shield', 'draw', 'foresee']);
  expect(seated.why(0, { type: 'shield', hazard: 'flood' })).toBe('not-your-turn');
  seated.act(1, { type: 'foresee' });
  seated.act(2, { type: 'foresee' });
  expect(seated.state.turn).toBe(0);
});

test('[3.2] the very first turn starts a project and does nothing else', () => {
  const seated = sit(table({ tokens: [7, 7, 7], hands: [[cheap], [dear], []] }));
  expect(seated.kinds(0)).toEqual(['start']);
  expect(seated.why(0, { type: 'foresee' })).toBe('why.first-project');
  expect(seated.why(0, { type: 'draw', sector: 'energy' })).toBe('why.first-project');
  seated.act(0, { type: 'start', card: cheap, x: 0, y: 0 });
  expect(seated.kinds(1)).toEqual(['start']);
  expect(sit(table({ tokens: [7, 7, 7], round: 2 })).kinds(0)).toContain('shield');
});

test('[3.3] a project is started with a card from the hand and one token on it', () => {
  const seated = sit(table({ hands: [[dear], [], []] }));
  const events = seated.act(0, { type: 'start', card: dear, x: 0, y: 0 });
  expect(seated.state.districts[0]).toEqual([begun(dear, [0])]);
  expect(seated.state).toMatchObject({ tokens: [2, 3, 3], hands: [[], [], []] });
  expect(eventOf(events, 'started')).toMatchObject({ seat: 0, card: dear, x: 0, y: 0 });
  expect(seated.why(1, { type: 'start', card: dear, x: 0, y: 0 })).toBe('why.not-in-hand');
});

test('[3.4] a token goes on one of your own projects that is not complete', () => {
  const seated = sit(
    table({ districts: [[begun(dear, [0]), built(cheap, 0, 5, 5)], [], []], tokens: [3, 3, 3] }),
  );
  expect(seated.legal(0).filter(({ type }) => type === 'add')).toEqual([{ type: 'add', card: dear }]);
  expect(seated.why(0, { type: 'add', card: cheap })).toBe('why.complete');
  expect(seated.why(0, { type: 'add', card: group })).toBe('why.not-yours');
  const events = seated.act(0, { type: 'add', card: dear });
  expect(eventOf(events, 'invested')).toMatchObject({ owner: 0, tokens: 2 });
});

test('[3.5] of other players’ projects only unfinished group projects take your token', () => {
  const other = cardWith(isGroup, [group]);
  const seated = sit(
    table({
      districts: [[], [begun(group, [1]), begun(dear, [1], 9)], [built(other, 2)]],
      tokens: [3, 3, 3],
    }),
  );
  expect(seated.legal(0).filter(({ type }) => type === 'support')).toEqual([
    { type: 'support', card: group },
  ]);
  expect(seated.why(0, { type: 'support', card: dear })).toBe('why.not-group');
  expect(seated.why(0, { type: 'support', card: other })).toBe('why.complete');
  const events = seated.act(0, { type: 'support', card: group });
  expect(seated.state.districts[1]?.[0]?.tokens).toEqual([1, 0]);
  expect(eventOf(events, 'invested')).toMatchObject({ seat: 0, owner: 1, card: group });
});

test('[3.6] the Action Sheet: five shields, one card for a token on Draw, or Foresight', () => {
  const seated = sit(table());
  expect(seated.legal(0)).toEqual([
    ...HAZARDS.map((hazard) => ({ type: 'shield', hazard })),
    ...SECTORS.map((sector) => ({ type: 'draw', sector })),
    { type: 'foresee' },
  ]);
  const top = seated.state.decks.agriculture[0];
  seated.act(0, { type: 'draw', sector: 'agriculture' });
  expect(seated.state).toMatchObject({ hands: [[top], [], []], tokens: [2, 3, 3] });
  seated.act(1, { type: 'shield', hazard: 'economy' });
  expect(seated.view(0).seats[1]?.sheet).toMatchObject({ economy: 1, flood: 0 });
});

test('[3.6] an empty deck gives no card', () => {
  const { decks } = table();
  const seated = sit(table({ decks: { ...decks, energy: [] } }));
  expect(seated.legal(0)).not.toContainEqual({ type: 'draw', sector: 'energy' });
  expect(seated.why(0, { type: 'draw', sector: 'energy' })).toBe('why.deck-empty');
});

test('[3.7] a reason given with a project is told and kept; without one nothing is', () => {
  const seated = sit(table({ hands: [[dear], [cheap], []], districts: [[], [], [begun(group, [2])]] }));
  const text = 'Our school has no light';
  const events = seated.act(0, { type: 'start', card: dear, x: 0, y: 0, text });
  expect(eventOf(events, 'started')?.reason).toBe(text);
  seated.act(1, { type: 'start', card: cheap, x: 0, y: 0 });
  seated.act(2, { type: 'add', card: group, text: 'Join us' });
  expect(seated.view(null).reasons).toEqual([
    { round: 1, seat: 0, card: dear, text },
    { round: 1, seat: 2, card: group, text: 'Join us' },
  ]);
  expect(seated.why(0, { type: 'add', card: dear, text: 'x'.repeat(121) } as Move)).toBe('bad-text');
});

test('[3.8] when the last token is used the disaster comes; after it the Action Sheet is cleared', () => {
  const seated = sit(
    table({ tokens: [0, 0, 1], turn: 2, disasters: Array.from({ length: 15 }, () => 'good-year' as const) }),
  );
  seated.act(2, { type: 'shield', hazard: 'flood' });
  expect(seated.state.phase).toBe('hold');
  seated.act(0, { type: 'hold', picker: 1 });
  seated.act(1, { type: 'pick', number: 1 });
  expect(seated.state.sheet[2]?.flood).toBe(1);
  const events = seated.act(0, { type: 'flip' });
  expect(eventOf(events, 'cleared')).toMatchObject({ round: 1 });
  expect(seated.state).toMatchObject({ phase: 'turn', round: 2, turn: 0, tokens: [7, 7, 7] });
  expect(seated.state.sheet[2]?.flood).toBe(0);
});

test('[4.1] as many tokens as it costs complete a project, of any sector, and no more go on it', () => {
  const foreign = cardWith(
    (project) => isPlain(project) && project.sector !== 'energy' && project.cost === 2,
  );
  const seated = sit(table({ hands: [[foreign], [], []] }));
  const started = seated.act(0, { type: 'start', card: foreign, x: 0, y: 0 });
  expect(eventOf(started, 'completed')).toBeUndefined();
  seated.act(1, { type: 'foresee' });
  seated.act(2, { type: 'foresee' });
  const done = seated.act(0, { type: 'add', card: foreign });
  expect(eventOf(done, 'completed')).toMatchObject({ owner: 0, card: foreign, investors: [0] });
  expect(sit({ ...seated.state, turn: 0, tasks: [] }).why(0, { type: 'add', card: foreign })).toBe(
    'why.complete',
  );
});

test('[4.2] the first card lies alone; the next must touch one, complete or not; all lost, it lies alone again', () => {
  const next = facing(dear, 3, same);
  const seated = sit(table({ hands: [[dear, next], [next], []] }));
  expect(seated.legal(0).filter(({ type }) => type === 'start')).toEqual([
    { type: 'start', card: dear, x: 0, y: 0 },
    { type: 'start', card: next, x: 0, y: 0 },
  ]);
  const begunDistrict = sit(table({ hands: [[next], [], []], districts: [[begun(dear, [0])], [], []] }));
  expect(begunDistrict.why(0, { type: 'start', card: next, x: 1, y: 0 })).toBeNull();
  expect(begunDistrict.why(0, { type: 'start', card: next, x: 4, y: 0 })).toBe('why.not-next');
  expect(begunDistrict.why(0, { type: 'start', card: next, x: 0, y: 0 })).toBe('why.cell-taken');
  const bare = sit(table({ round: 2, hands: [[next], [], []], destroyed: [dear] }));
  expect(bare.why(0, { type: 'start', card: next, x: 0, y: 0 })).toBeNull();
});

test('[4.3] touching sides show the same shape, with every card they touch', () => {
  const middle = cardWith(open);
  const wrong = facing(middle, 3, (mine, theirs) => mine !== null && theirs !== null && mine !== theirs);
  const seated = sit(table({ hands: [[wrong], [], []], districts: [[built(middle, 0)], [], []] }));
  expect(seated.why(0, { type: 'start', card: wrong, x: 1, y: 0 })).toBe('why.side-differs');

  // At the corner of an L two sides touch: a card that matches only one of them does not fit.
  const right = PROJECTS.find(({ id, sides }) => id !== middle && sides[2] !== null)?.id ?? '';
  const below = projectOf(middle).sides[2];
  const half = cardWith(
    ({ sides }) => sides[0] === projectOf(right).sides[2] && sides[3] !== null && sides[3] !== below,
    [middle, right],
  );
  const corner =
    PROJECTS.find(
      ({ id, sides }) =>
        ![middle, right, half].includes(id) && sides[1] !== null && sides[1] !== projectOf(half).sides[3],
    )?.id ?? '';
  const district = [built(middle, 0), built(right, 0, 1, 0), built(corner, 0, 0, 1)];
  const atCorner = sit(table({ hands: [[half], [], []], districts: [district, [], []] }));
  expect(atCorner.why(0, { type: 'start', card: half, x: 1, y: 1 })).toBe('why.side-differs');
});

test('[4.4] a blank side touches nothing, and cards are not turned', () => {
  const middle = cardWith(open);
  const blank = facing(middle, 3, (mine) => mine === null);
  const seated = sit(table({ hands: [[blank], [], []], districts: [[built(middle, 0)], [], []] }));
  expect(seated.why(0, { type: 'start', card: blank, x: 1, y: 0 })).toBe('why.side-blank');
  // Another side of the card would match, but it does not face that way.
  const shape = projectOf(middle).sides[1];
  const turned = cardWith(
    ({ sides }) => sides[3] !== shape && sides[3] !== null && sides.includes(shape),
    [middle],
  );
  const other = sit(table({ hands: [[turned], [], []], districts: [[built(middle, 0)], [], []] }));
  expect(other.why(0, { type: 'start', card: turned, x: 1, y: 0 })).toBe('why.side-differs');
});
