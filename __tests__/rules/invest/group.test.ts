import { projectOf } from '@/rules/invest/content';
import { cardShields } from '@/rules/invest/protection';
import { scoreOf } from '@/rules/invest/score';
import type { Project } from '@/rules/invest/types';

import {
  begun,
  built,
  cardWith,
  eventOf,
  isGroup,
  isPlain,
  payAll,
  roundEnd,
  sit,
  strike,
  table,
  toldTo,
} from './table';

const forest = 'hill-forest';
const missingOne = (card: string, ...tokens: readonly number[]) => {
  const { cost } = projectOf(card);
  return begun(
    card,
    Array.from({ length: cost - 1 }, (_, at) => tokens[at] ?? tokens[0] ?? 0),
  );
};
const shieldGroup = cardWith(({ investors }) => (investors?.benefits.shield ?? 0) > 0);
const drawCard = cardWith((project) => isPlain(project) && project.benefits.draw === 1 && project.cost === 2);

test('[5.1] a group project lies with its starter, and everyone can put tokens on it', () => {
  const seated = sit(table({ hands: [[forest], [], []], tokens: [3, 3, 3] }));
  seated.act(0, { type: 'start', card: forest, x: 0, y: 0 });
  seated.act(1, { type: 'support', card: forest });
  seated.act(2, { type: 'support', card: forest });
  seated.act(0, { type: 'add', card: forest });
  expect(seated.state.districts).toMatchObject([[{ card: forest, tokens: [0, 1, 2, 0] }], [], []]);
});

test('[5.2] points for the starter alone; what each investor gets goes to all who invested, once each', () => {
  const seated = sit(table({ seats: 4, districts: [[missingOne(forest, 0, 1, 1)], [], [], []], turn: 2 }));
  const events = seated.act(2, { type: 'support', card: forest });
  expect(eventOf(events, 'completed')?.investors).toEqual([0, 1, 2]);
  expect(seated.state.districts.map((_, seat) => scoreOf(seated.state, seat).points)).toEqual([1, 0, 0, 0]);
  for (const seat of [0, 1, 2])
    expect(cardShields(seated.state, seat)).toMatchObject({ flood: 1, drought: 1, health: 0 });
  expect(cardShields(seated.state, 3)).toMatchObject({ flood: 0, drought: 0 });
  expect(seated.state.tasks.map(({ seat, left }) => [seat, left])).toEqual([
    [0, 1],
    [1, 1],
    [2, 1],
  ]);
});

test('[5.3] a completed group project counts once for each investor, however many tokens', () => {
  const isEnergy = (project: Project) => isGroup(project) && project.sector === 'energy';
  const mine = cardWith(isEnergy);
  const { cost } = projectOf(mine);
  const state = table({
    districts: [[], [begun(mine, [1, ...Array.from({ length: cost - 1 }, () => 0)])], []],
  });
  expect(scoreOf(state, 0)).toMatchObject({ keyProjects: 1, sectors: ['energy'], points: 0, completed: 0 });
  expect(scoreOf(state, 1)).toMatchObject({ keyProjects: 0, sectors: ['energy'], completed: 1 });
  expect(scoreOf(state, 2)).toMatchObject({ sectors: [] });
  const unfinished = table({ districts: [[], [begun(mine, [1, 0])], []] });
  expect(scoreOf(unfinished, 0)).toMatchObject({ keyProjects: 0, sectors: [] });
});

test('[5.4] when a group project is destroyed all its investors lose its shields and its count', () => {
  const tokens = [1, 0, 0, 0];
  const { seated } = strike(roundEnd('health', { districts: [[], [begun(forest, tokens)], []] }), 'heads');
  expect(cardShields(seated.state, 0).flood).toBe(1);
  const events = seated.act(1, { type: 'lose', card: forest });
  expect(eventOf(events, 'lost')).toMatchObject({ seat: 1, card: forest, complete: true, investors: [0] });
  expect(cardShields(seated.state, 0).flood).toBe(0);
  expect(scoreOf(seated.state, 0).sectors).toEqual([]);
});

test('[6.1] benefits come at once and once, off-turn too: the starter first, then around the table', () => {
  const seated = sit(table({ districts: [[], [missingOne(forest, 1, 2)], []], turn: 0 }));
  seated.act(0, { type: 'support', card: forest });
  expect(seated.state.turn).toBe(1);
  expect(seated.state.tasks.map(({ seat }) => seat)).toEqual([1, 2, 0]);
  expect([0, 1, 2].map((seat) => seated.kinds(seat))).toEqual([[], ['draw'], []]);
  seated.act(1, { type: 'draw', sector: 'energy' });
  seated.act(2, { type: 'draw', sector: 'energy' });
  expect(seated.kinds(0)).toEqual(['draw']);
  seated.act(0, { type: 'draw', sector: 'energy' });
  expect(seated.state).toMatchObject({ tasks: [], turn: 1, tokens: [2, 3, 3] });
  expect(seated.kinds(1)).toContain('shield');
});

test('[6.2] Draw gives as many cards as it says, from any decks, without a token', () => {
  const seated = sit(table({ districts: [[missingOne(drawCard, 0)], [], []] }));
  seated.act(0, { type: 'add', card: drawCard });
  expect(seated.legal(0)).toHaveLength(5);
  const top = seated.state.decks.education[0];
  const events = seated.act(0, { type: 'draw', sector: 'education' });
  expect(eventOf(events, 'drew')).toMatchObject({ card: top, by: 'benefit' });
  expect(seated.state).toMatchObject({ hands: [[top], [], []], tokens: [2, 3, 3], tasks: [] });
});

test('[6.2] with every deck empty there is nothing to draw, and play goes on', () => {
  const decks = { energy: [], health: [], agriculture: [], education: [], infrastructure: [] };
  const seated = sit(table({ decks, districts: [[missingOne(drawCard, 0)], [], []] }));
  seated.act(0, { type: 'add', card: drawCard });
  expect(seated.state.tasks).toEqual([]);
  expect(seated.kinds(1)).toEqual(['shield', 'foresee']);
});

test('[6.3] Shield puts tokens from the reserve on shields at once, as long as there are any', () => {
  const many = projectOf(shieldGroup).investors?.benefits.shield ?? 0;
  const state = table({ districts: [[missingOne(shieldGroup, 0)], [], []], reserve: [8, 8, 8] });
  const seated = sit(state);
  seated.act(0, { type: 'add', card: shieldGroup });
  const takes = () => seated.state.tasks[0]?.type === 'shield';
  while (seated.state.tasks[0]?.type === 'draw') seated.act(0, { type: 'draw', sector: 'energy' });
  expect(takes()).toBe(true);
  while (takes()) seated.act(0, { type: 'shield', hazard: 'drought' });
  expect(seated.state.sheet[0]?.drought).toBe(many);
  expect(seated.state).toMatchObject({ reserve: [8 - many, 8, 8], tokens: [2, 3, 3] });
  const poor = sit({ ...state, reserve: [0, 8, 8] });
  poor.act(0, { type: 'add', card: shieldGroup });
  expect(poor.state.tasks.filter(({ type }) => type === 'shield')).toEqual([]);
});

test('[6.4] Foresight shows the top three disaster cards to that player alone, in their order', () => {
  const seated = sit(table());
  const top = seated.state.disasters.slice(0, 3);
  const events = seated.act(0, { type: 'foresee' });
  expect(toldTo(events, 0)).toContainEqual({
    type: 'foresaw-cards',
    seat: 0,
    cards: top,
    called: ['', '', ''],
  });
  expect(toldTo(events, 1)).toEqual([{ type: 'foresaw', seat: 0, by: 'token' }]);
  expect(seated.view(0).foresight).toEqual(top);
  for (const viewer of [1, 2, null]) expect(seated.view(viewer).foresight).toBeNull();
  expect(seated.state.disasters.slice(0, 3)).toEqual(top);
  const shared = sit(table({ districts: [[missingOne(forest, 0, 1)], [], []] }));
  shared.act(0, { type: 'add', card: forest });
  expect([0, 1, 2].map((seat) => shared.view(seat).foresight !== null)).toEqual([true, true, false]);
});

test('what is owed after an unfinished group project is paid like any other card', () => {
  const { seated } = strike(
    roundEnd('energy', { districts: [[begun(forest, [0, 1])], [built(drawCard, 1)], []] }),
    'tails',
  );
  payAll(seated);
  expect(seated.state.destroyed).toContain(forest);
});
