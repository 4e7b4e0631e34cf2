import { seededRandom } from '@/components/motion/seededRandom';

/** A side of a die on a 100 × 100 grid, cut by hand: nothing is quite round and no edge is quite straight. */
const LEFT = 27;
const MIDDLE = 50;
const RIGHT = 73;

type Pip = readonly [x: number, y: number];

const CORNERS: readonly Pip[] = [
  [LEFT, LEFT],
  [RIGHT, RIGHT],
  [RIGHT, LEFT],
  [LEFT, RIGHT],
];
const CENTRE: Pip = [MIDDLE, MIDDLE];

const PIPS: { readonly [face: number]: readonly Pip[] } = {
  1: [CENTRE],
  2: CORNERS.slice(0, 2),
  3: [...CORNERS.slice(0, 2), CENTRE],
  4: CORNERS,
  5: [...CORNERS, CENTRE],
  6: [...CORNERS, [LEFT, MIDDLE], [RIGHT, MIDDLE]],
};

const at = (value: number) => value.toFixed(1);

/** A closed line through points around a middle, rounded by curves between their halves. */
function smooth(points: readonly Pip[]): string {
  const half = (one: Pip, other: Pip): Pip => [(one[0] + other[0]) / 2, (one[1] + other[1]) / 2];
  const around = points.map((point, index) => {
    const next = points[(index + 1) % points.length] ?? point;
    const [x, y] = half(point, next);
    return `Q${at(point[0])} ${at(point[1])} ${at(x)} ${at(y)}`;
  });
  const last = points[points.length - 1] ?? CENTRE;
  const [x, y] = half(last, points[0] ?? CENTRE);
  return `M${at(x)} ${at(y)}${around.join('')}z`;
}

const SPOKES = 9;

function blob([x, y]: Pip, radius: number, random: () => number): string {
  return smooth(
    Array.from({ length: SPOKES }, (_, spoke): Pip => {
      const angle = (spoke / SPOKES) * 2 * Math.PI;
      const far = radius * (1.03 + random() * 0.16);
      return [x + far * Math.cos(angle), y + far * Math.sin(angle)];
    }),
  );
}

/** Where the gouge slipped or the ink did not take: small flecks of paper in the pips. */
function fleck([x, y]: Pip, radius: number, random: () => number): string {
  const angle = random() * 2 * Math.PI;
  const far = radius * (0.2 + random() * 0.45);
  return blob(
    [x + far * Math.cos(angle), y + far * Math.sin(angle)],
    radius * (0.06 + random() * 0.1),
    random,
  );
}

/** The pips with their flecks, as one path to be filled by the even-odd rule. */
function drawPips(face: number): string {
  const random = seededRandom(`face ${face}`);
  const radius = face === 1 ? 15 : 9.6;
  const places = PIPS[face] ?? [];
  const pips = places.map((pip) => blob(pip, radius, random));
  const flecks = places.filter(() => face > 1 && random() < 0.55).map((pip) => fleck(pip, radius, random));
  return [...pips, ...flecks].join('');
}

export const PIP_PATHS: { readonly [face: number]: string } = Object.fromEntries(
  [1, 2, 3, 4, 5, 6].map((face) => [face, drawPips(face)]),
);

/** The printed paper of a side: a square with soft corners and a hand-cut edge. */
export const GROUND =
  'M16 5.500C34 4.300 62 5.800 84 4.800c7.500-.200 11.300 3.900 11.100 11.200-.900 22 .6 46-.3 68.500.1 7.300-3.600 10.600-10.800 10.500-22-.800-46 .7-67.500-.2C8.800 94.900 5 91.300 5.200 84 5.900 62 4.500 38 5.300 15.800 5.100 8.600 9 5.400 16 5.500z';
