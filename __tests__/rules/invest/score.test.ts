import { invest } from '@/rules/invest/game';
import { projectOf } from '@/rules/invest/content';
import { SECTORS } from '@/rules/invest/numbers';
import { ending, scoreOf } from '@/rules/invest/score';
import type { CardId, Sector } from '@/rules/invest/types';

import { begun, built, cardWith, isPlain, scattered, table } from './table';

function some(many: number, sector: Sector, not: readonly CardId[] = []): CardId[] {
  const cards: CardId[] = [];
  while (cards.length < many)
    cards.push(cardWith((project) => isPlain(project) && project.sector === sector, [...not, ...cards]));
  return cards;
}

const oneOfEach = SECTORS.flatMap((sector) => some(1, sector));
const points = (cards: readonly CardId[]) => cards.reduce((sum, card) => sum + projectOf(card).points, 0);
const own = (cards: readonly CardId[]) => scoreOf(table({ districts: [scattered(cards, 0), [], []] }), 0);

test('[10.1] completed cards that still stand bring their points, others nothing', () => {
  const [a = '', b = ''] = some(2, 'health');
  const big = cardWith((project) => isPlain(project) && project.cost === 4);
  const state = table({ districts: [[built(a, 0), begun(big, [0], 9)], [], []], destroyed: [b] });
  expect(scoreOf(state, 0)).toMatchObject({
    points: points([a]),
    completed: 1,
    times: 1,
    total: points([a]),
  });
});

test('[10.2] five projects of the key sector double the points, four do not', () => {
  expect(own(some(5, 'energy'))).toMatchObject({
    keyBonus: true,
    times: 2,
    total: 2 * points(some(5, 'energy')),
  });
  expect(own(some(4, 'energy'))).toMatchObject({ keyBonus: false, times: 1 });
  expect(own(some(5, 'health'))).toMatchObject({ keyBonus: false, times: 1 });
});

test('[10.3] a project in each sector doubles the points, four sectors do not', () => {
  expect(own(oneOfEach)).toMatchObject({ sectorsBonus: true, times: 2, total: 2 * points(oneOfEach) });
  expect(own(oneOfEach.slice(1))).toMatchObject({ sectorsBonus: false, times: 1 });
});

test('[10.4] both bonuses multiply by three, not four', () => {
  const cards = [...new Set([...some(5, 'energy'), ...oneOfEach])];
  expect(own(cards)).toMatchObject({
    keyBonus: true,
    sectorsBonus: true,
    times: 3,
    total: 3 * points(cards),
  });
});

test('[10.5] the most points win; then more completed cards; then the win is shared', () => {
  const two = cardWith((project) => isPlain(project) && project.points === 2);
  const one = cardWith((project) => isPlain(project) && project.points === 1);
  const other = cardWith((project) => isPlain(project) && project.points === 1, [one]);
  const [third, fourth] = [
    cardWith((project) => isPlain(project) && project.points === 1, [one, other]),
    cardWith(
      (project) => isPlain(project) && project.points === 1,
      [one, other, cardWith((project) => isPlain(project) && project.points === 1, [one, other])],
    ),
  ];
  const winners = (districts: readonly (readonly CardId[])[]) =>
    ending(table({ districts: districts.map(scattered) })).winners;
  expect(winners([[two], [one], []])).toEqual([0]);
  expect(winners([[two], [one, other], []])).toEqual([1]);
  expect(winners([[third, fourth], [one, other], []])).toEqual([0, 1]);
  const over = table({ phase: 'over', districts: [scattered([two], 0), [], []] });
  expect(invest.result(over)).toEqual({ scores: [2, 0, 0], winners: [0] });
});
