import { gzipSync } from 'node:zlib';

import { MOTIF_IDS } from '@/components/sign/motifIds';
import { motifs } from '@/components/sign/motifs';

import { isCut, isInside, pointsOf } from '../art/paths';
import { coverage, inkOf, overlap } from './raster';

const GRID = 24;
/** The size in the header, the smallest at which people compare. */
const PIXELS = 20;
const KILOBYTE = 1024;

const ALL = Object.entries(motifs).map(([id, path]) => ({ id, path, cover: coverage(path, GRID, PIXELS) }));

test('the motifs stand in the order that the protocol counts them in', () => {
  expect(MOTIF_IDS).toEqual(
    'apple banana basket bee bell bicycle boat bone broom bucket butterfly cactus camel candle candy carrot cat chair cherry comb cow crab crocodile cup drum elephant feather fire fish flower frog gift giraffe glasses grapes guitar kangaroo leaf mountain mushroom octopus palm penguin pineapple plane rabbit ring rooster saw scissors sheep shirt shoe shovel snail snake spider spoon teapot tooth tractor trousers turtle wheel'.split(
      ' ',
    ),
  );
  expect(MOTIF_IDS).toHaveLength(64);
  expect(Object.keys(motifs)).toEqual(MOTIF_IDS);
});

test('every motif is cut in straight, closed strokes inside its grid', () => {
  const spoiled = ALL.filter(({ path }) => !isCut(path) || !isInside([path], [GRID, GRID]));
  expect(spoiled.map(({ id }) => id)).toEqual([]);
});

test('every motif uses the grid, with neither too little ink nor too much', () => {
  const span = (values: readonly number[]) => Math.max(...values) - Math.min(...values);
  const faint = ALL.filter(({ path, cover }) => {
    const points = pointsOf([path]);
    const size = Math.max(span(points.map(([x]) => x)), span(points.map(([, y]) => y)));
    return size < 20 || inkOf(cover) < 0.15 || inkOf(cover) > 0.5;
  });
  expect(faint.map(({ id }) => id)).toEqual([]);
});

test('any two motifs share less than half of their ink at 20 px', () => {
  const alike = ALL.flatMap((one, at) =>
    ALL.slice(at + 1)
      .map((other) => ({ pair: `${one.id} and ${other.id}`, share: overlap(one.cover, other.cover) }))
      .filter(({ share }) => share >= 0.5),
  );
  expect(alike).toEqual([]);
});

test('all motifs together are some 10 KB on their way to a phone', () => {
  expect(gzipSync(JSON.stringify(motifs), { level: 9 }).length).toBeLessThan(10.5 * KILOBYTE);
});

describe('the rasteriser', () => {
  test('measures how much of a pixel is covered, and leaves a hole inside a shape empty', () => {
    expect(coverage('M0 0 3 0 3 4 0 4Z', 4, 2)).toEqual([1, 0.5, 1, 0.5]);
    expect(inkOf(coverage('M0 0 4 0 4 4 0 4ZM1 1 3 1 3 3 1 3Z', 4, 4))).toBeCloseTo(12 / 16);
    expect(inkOf(coverage('M0 0 4 0 0 4Z', 4, 20))).toBeCloseTo(0.5, 1);
  });

  test('finds drawings that are alike', () => {
    const left = coverage('M0 0 2 0 2 4 0 4Z', 4, 4);
    const most = coverage('M0 0 3 0 3 4 0 4Z', 4, 4);
    const right = coverage('M2 0 4 0 4 4 2 4Z', 4, 4);
    expect([overlap(left, left), overlap(left, most), overlap(left, right)]).toEqual([1, 2 / 3, 0]);
  });
});
