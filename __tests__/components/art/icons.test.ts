import { sharedIcons } from '@/components/art/sharedIcons';
import type { IconSet } from '@/components/art/iconTypes';
import { BOARDS } from '@/components/boards/boards';
import { ICON_NAMES } from '@/components/basics/marks/Icon';

import { isCut, isInside, pointsOf } from './paths';

const SETS: { [set: string]: IconSet } = { shared: sharedIcons };
const all = () =>
  Object.entries(SETS).flatMap(([set, icons]) =>
    Object.entries(icons).map(([name, parts]) => ({ id: `${set}.${name}`, parts })),
  );

beforeAll(async () => {
  for (const { id, icons } of Object.values(BOARDS)) SETS[id] = await icons();
});

/** What the rulebooks and the screens around them name. */
const NEEDED: { readonly [set: string]: string } = {
  shared:
    'vote lock eye hand cards deck dice coin bag timer speech mute bot ai crown log help back close menu plus ' +
    'minus check cross phone phoneAway screen qr wifi sound vibration language textSize theme reducedMotion ' +
    'passPhone warning search book share trash undo seat',
  dystocratic:
    'voteBlack voteWhite forceBlack forceWhite giveCard revealHand silence peekVote peekPrediction majority ' +
    'minority alone ai',
  chile:
    'poll fund fundraise network takeover positiveAd negativeAd issueShift drawIssue calendar urn education ' +
    'civilRights economy jobs health housing publicOrder democracy freePress no si',
  invest:
    'energy infrastructure education health agriculture flood drought healthCrisis energyShortage economicShock ' +
    'unknown goodYear shield circle square diamond star draw foresight budget groupProject key',
  podium:
    'people planet prosperity peace partnership sdg1 sdg2 sdg3 sdg4 sdg5 sdg6 sdg7 sdg8 sdg9 sdg10 sdg11 sdg12 ' +
    'sdg13 sdg14 sdg15 sdg16 sdg17 fund podium plan event eventClimate eventMarket eventHealth eventConflict ' +
    'eventTrust protection promise',
  ryv:
    'influence power need link crackdown publicSquare community aiCard licence surveillance scam bias ' +
    'vulnerability mitigation support block reputation government local cso ngo mnc researcher massMedia ' +
    'socialMedia internationalMedia future legalCulture technology publicTrust localEconomy civicOpenness bag',
};

/** The shared icons are filled shapes or ink lines; those of a game are all shapes. */
const namesIn = (set: string) => (set === 'shared' ? ICON_NAMES : Object.keys(SETS[set] ?? {}));

test.each(Object.keys(NEEDED))('%s has an icon for everything that is named', (set) => {
  expect(namesIn(set)).toEqual(expect.arrayContaining((NEEDED[set] ?? '').split(' ')));
});

test('no shared icon is drawn both as a shape and as lines', () => {
  expect(ICON_NAMES.filter((name, at) => ICON_NAMES.indexOf(name) !== at)).toEqual([]);
});

test('every icon is cut in straight, closed strokes', () => {
  expect(
    all()
      .filter(({ parts }) => parts.length === 0 || !parts.every(isCut))
      .map(({ id }) => id),
  ).toEqual([]);
});

test('every icon lies inside its grid', () => {
  expect(
    all()
      .filter(({ parts }) => !isInside(parts, [24, 24]))
      .map(({ id }) => id),
  ).toEqual([]);
});

test('every icon uses the grid, so that it can be told at 20 px', () => {
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const small = all().filter(({ parts }) => {
    const points = pointsOf(parts);
    return Math.max(span(points.map(([x]) => x)), span(points.map(([, y]) => y))) < 17;
  });
  expect(small.map(({ id }) => id)).toEqual([]);
});

test.each(['shared', ...Object.keys(BOARDS)])('no two names in %s have the same picture', (set) => {
  const drawings = Object.values(SETS[set] ?? {}).map((parts) => parts.join(''));
  expect(new Set(drawings).size).toBe(drawings.length);
});

test('a stroke that is not a cut would be found', () => {
  expect(
    ['M1 1 5 1 5 5Z', 'M1 1 5 1Z', 'M1 1C2 2 3 3 4 4Z', 'M1 1 5 1 5 5', 'M1 1 5 x 5 5Z'].map(isCut),
  ).toEqual([true, false, false, false, false]);
  expect(isInside(['M1 1 25 1 5 5Z'], [24, 24])).toBe(false);
});
