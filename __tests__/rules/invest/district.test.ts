import { createRandom, seedFrom } from '@/rules/engine/random';
import { PROJECTS, projectOf } from '@/rules/invest/content';
import {
  connections,
  edgeOf,
  isOnePiece,
  misfit,
  openCells,
  placesFor,
  without,
} from '@/rules/invest/district';
import type { Cell, Placed } from '@/rules/invest/types';

import * as fc from '../../support/fastCheck';

const SIDES = [
  { x: 0, y: -1 },
  { x: 1, y: 0 },
  { x: 0, y: 1 },
  { x: -1, y: 0 },
] as const;

const at = (district: readonly Placed[], { x, y }: Cell) =>
  district.filter((placed) => placed.x === x && placed.y === y);

/** Written without the rules' own code: every pair of neighbours shows the same shape where they touch. */
function faultsIn(district: readonly Placed[]): readonly string[] {
  return district.flatMap((placed) =>
    SIDES.flatMap(({ x, y }, side) => {
      const [other] = at(district, { x: placed.x + x, y: placed.y + y });
      if (other === undefined) return [];
      const mine = projectOf(placed.card).sides[side];
      const theirs = projectOf(other.card).sides[(side + 2) % 4];
      return mine === null || mine !== theirs ? [`${placed.card} touches ${other.card}`] : [];
    }),
  );
}

const isAlone = (district: readonly Placed[], placed: Placed) =>
  SIDES.every(({ x, y }) => at(district, { x: placed.x + x, y: placed.y + y }).length === 0);

/** Every fault at once: a check for each card alone would take most of the test's time. */
function unsound(district: readonly Placed[]): readonly string[] {
  return [
    ...faultsIn(district),
    ...district
      .filter((placed) => at(district, placed).length !== 1)
      .map(({ card }) => `${card} shares a cell`),
    ...district
      .filter((placed) => district.length > 1 && isAlone(district, placed))
      .map(({ card }) => `${card} is alone`),
    ...(isOnePiece(district) ? [] : ['it fell apart']),
    ...(district.length === 0 || edgeOf(district).length > 0 ? [] : ['it has no edge']),
  ];
}

const put = (card: string, { x, y }: Cell): Placed => ({ card, x, y, tokens: [0] });

/** Cards put down wherever they fit, and now and then some taken away from the edge again. */
function wander(seed: number, steps: number, visit: (district: readonly Placed[]) => void) {
  const random = createRandom(seedFrom(seed));
  let district: readonly Placed[] = [];
  let deck = random.shuffle(PROJECTS.map(({ id }) => id));
  for (let step = 0; step < steps; step += 1) {
    const edge = edgeOf(district);
    if (district.length > 0 && random.int(4) === 0) {
      const gone = edge[random.int(edge.length)];
      if (gone !== undefined) district = without(district, gone.card);
    } else {
      const fitting = deck.find((card) => placesFor(district, card).length > 0);
      if (fitting === undefined) continue;
      const cells = placesFor(district, fitting);
      district = [...district, put(fitting, cells[random.int(cells.length)] ?? { x: 0, y: 0 })];
      deck = random.shuffle(deck.filter((card) => card !== fitting));
    }
    visit(district);
  }
  return district;
}

test('[4.3] [9.2] whatever is placed and taken away, sides match and the district stays one piece', () => {
  let largest = 0;
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 10, max: 45 }), (seed, steps) => {
      wander(seed, steps, (district) => {
        largest = Math.max(largest, district.length);
        expect(unsound(district)).toEqual([]);
      });
    }),
    { numRuns: 60 },
  );
  expect(largest).toBeGreaterThan(15);
});

test('[9.2] any shape of district, loops only too, can be taken down card by card without falling apart', () => {
  const ids = PROJECTS.map(({ id }) => id);
  let loops = 0;
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { minLength: 4, maxLength: 40 }),
      fc.nat(),
      (cells, seed) => {
        // Only the piece that hangs together with the first cell: which sides match does not matter here.
        const wanted = new Map(cells.map(([x, y]) => [`${x},${y}`, { x, y }]));
        const piece: Cell[] = [];
        const next = [...wanted.values()].slice(0, 1);
        for (let cell = next.pop(); cell !== undefined; cell = next.pop()) {
          if (!wanted.delete(`${cell.x},${cell.y}`)) continue;
          piece.push(cell);
          for (const { x, y } of SIDES) {
            const beside = wanted.get(`${cell.x + x},${cell.y + y}`);
            if (beside !== undefined) next.push(beside);
          }
        }
        let district: readonly Placed[] = piece.map((cell, index) => put(ids[index] ?? '', cell));
        const random = createRandom(seedFrom(seed));
        while (district.length > 0) {
          const edge = edgeOf(district);
          const fewest = Math.min(...district.map((placed) => connections(district, placed)));
          if (fewest === 2) loops += 1;
          const most = Math.max(...edge.map((placed) => connections(district, placed)));
          expect(edge.length > 0 && most <= Math.max(1, fewest)).toBe(true);
          const gone = edge[random.int(edge.length)];
          district = without(district, gone?.card ?? '');
          expect(isOnePiece(district)).toBe(true);
        }
      },
    ),
    { numRuns: 200 },
  );
  expect(loops).toBeGreaterThan(10);
});

test('[9.2] a card that holds two loops together stays', () => {
  const square = (x: number) => [
    { x, y: 0 },
    { x: x + 1, y: 0 },
    { x, y: 1 },
    { x: x + 1, y: 1 },
  ];
  const cells = [...square(0), { x: 2, y: 0 }, ...square(3)];
  const district = cells.map((cell, index) => put(PROJECTS[index]?.id ?? '', cell));
  const bridge = district[4];
  expect(connections(district, bridge ?? { x: 0, y: 0 })).toBe(2);
  expect(edgeOf(district)).not.toContainEqual(bridge);
  expect(edgeOf(district).length).toBeGreaterThan(0);
});

test('[4.2] outside the open cells no card fits', () => {
  fc.assert(
    fc.property(fc.nat(), fc.integer({ min: 1, max: 14 }), (seed, steps) => {
      const district = wander(seed, steps, () => undefined);
      const open = new Set(openCells(district).map(({ x, y }) => `${x},${y}`));
      for (let x = -6; x <= 6; x += 1)
        for (let y = -6; y <= 6; y += 1)
          if (!open.has(`${x},${y}`))
            expect(PROJECTS.some(({ id }) => misfit(district, id, { x, y }) === null)).toBe(false);
    }),
    { numRuns: 12 },
  );
});
