import { ringOf, throwDice } from '@/components/dice/throw/throwDice';
import { placeOf } from '@/components/dice/throw/tray';
import { lastOf, partsOf, poseStyle, type Track } from '@/components/motion/tracks/track';

const tracksOf = (die: ReturnType<typeof throwDice>[number]): readonly Track[] => [
  ...[die.shadow, die.body, die.block, die.mark, die.halo],
  ...die.sides.map(({ track }) => track),
];
/** How wide a side or block is seen at a moment: straight from one pose to the next. */
function widthAt(track: Track, at: number): number {
  const after = track.findIndex((moment) => moment.at >= at);
  const to = track[after] ?? lastOf(track);
  const from = track[after - 1] ?? to;
  const way = to.at === from.at ? 1 : (at - from.at) / (to.at - from.at);
  const value = (moment: typeof to) => moment.scaleX ?? 1;
  return value(from) * (1 - way) + value(to) * way;
}
const ROLLS = Array.from({ length: 50 }, (_, roll) => `roll ${roll}`);
const FACES = [6, 5, 4, 3, 2, 1];

test('the same roll goes the same way on every phone; another goes another way', () => {
  const [one, same, other] = ['a', 'a', 'b'].map((rollId) => throwDice({ rollId, faces: FACES, size: 50 }));
  expect(one).toEqual(same);
  expect(one).not.toEqual(other);
});

test.each(ROLLS)('%s: the side that is up at the end is the one that was given', (rollId) => {
  throwDice({ rollId, faces: FACES, size: 50 }).forEach(({ sides }, index) => {
    const up = sides.filter(({ track }) => (lastOf(track).scaleX ?? 1) > 0);
    expect(up.map(({ face }) => face)).toEqual([FACES[index]]);
    expect(lastOf(up[0]?.track ?? [{ at: 1 }])).toMatchObject({
      x: expect.closeTo(0),
      scaleX: 1,
      opacity: 1,
    });
  });
});

test.each(ROLLS)('%s: each die comes to rest about its own place, clear of the others', (rollId) => {
  throwDice({ rollId, faces: FACES, size: 1 }).forEach(({ body }, index) => {
    const { x, y } = placeOf(index, FACES.length);
    const end = lastOf(body);
    expect(Math.abs((end.x ?? 0) - x)).toBeLessThan(0.1);
    expect(Math.abs((end.y ?? 0) - y)).toBeLessThan(0.1);
  });
});

test.each(FACES)('a die that ends on %i turns over its own sides: opposite ones add up to seven', (face) => {
  const ring = ringOf(face, face === 1 || face === 6 ? 2 : 1);
  expect(ring[0]).toBe(face);
  expect(new Set(ring).size).toBe(4);
  ring.forEach((side, step) => expect(side + (ring[(step + 2) % 4] ?? 0)).toBe(7));
});

test.each(ROLLS)('%s: at every moment the sides seen fill the die, with no gap and no overlap', (rollId) => {
  for (const { sides, block } of throwDice({ rollId, faces: FACES, size: 1 })) {
    const moments = Array.from({ length: 101 }, (_, step) => step / 100).map((at) => {
      const breadth = sides.reduce((sum, { track }) => sum + widthAt(track, at), 0);
      return { breadth, gap: Math.abs(breadth - widthAt(block, at)) };
    });
    expect(Math.min(...moments.map(({ breadth }) => breadth))).toBeGreaterThan(0.9);
    expect(Math.max(...moments.map(({ gap }) => gap))).toBeLessThan(0.08);
  }
});

test.each([0, 1, 2, 5, 12, 30])(
  '%i dice: every way begins at 0, ends at 1 and never goes back in time',
  (count) => {
    const faces = Array.from({ length: count }, (_, die) => (die % 6) + 1);
    const dice = throwDice({ rollId: 1, faces, size: 50 });
    expect(dice).toHaveLength(count);
    for (const track of dice.flatMap(tracksOf)) {
      expect(track[0].at).toBe(0);
      expect(lastOf(track).at).toBe(1);
      const times = track.map(({ at }) => at);
      expect(times).toEqual([...times].sort((one, other) => one - other));
      expect(JSON.stringify(track.map((pose) => poseStyle(pose, partsOf(track))))).not.toContain('null');
    }
  },
);
