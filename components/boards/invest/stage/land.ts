import { blob, edge, gouges } from '@/components/furniture/stage/cut';
import type { Cut } from '@/components/furniture/stage/Drawing';
import { seededRandom } from '@/components/motion/seededRandom';

const INK = '#173d31';
const SEA = '#2878a8';
const FOAM = '#7fb6d6';

/** Water from this height down to the bench. */
export function water(y: number, rough: number, seed: string): readonly Cut[] {
  const surface = edge({ from: 0, to: 1280, y, rough, step: 38, seed });
  return [
    { fill: SEA, d: `M${surface.map(([x, at]) => `${x} ${at.toFixed(1)}`).join('L')}L1280 620L0 620Z` },
    {
      fill: FOAM,
      d: gouges({ x: 0, y: y + 14, width: 1280, height: 600 - y, count: 60, length: 60, angle: 0, seed }),
    },
  ];
}

/** Hills, sun and grass behind the districts. */
export const LAND: readonly Cut[] = [
  { fill: '#eef3e2', d: 'M0 0H1280V720H0Z' },
  {
    fill: '#dbe6c6',
    d: 'M0 80H1280V250L1180 206L1080 240L960 176L850 232L720 190L600 244L470 178L350 236L230 184L110 232L0 200Z',
  },
  {
    fill: '#c9dba8',
    d: 'M0 260L120 214L260 262L400 216L540 262L700 212L840 262L980 218L1120 264L1280 222V620H0Z',
  },
  { fill: '#e79a1e', d: blob(1050, 150, 36, 'sun', 12, 0.04) },
  {
    fill: '#b3ca8c',
    d: gouges({ x: 0, y: 300, width: 1280, height: 240, count: 90, length: 30, angle: 0.15, seed: 'grass' }),
  },
  ...water(560, 7, 'shore'),
];

export type PlotOf = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly seed: string;
};

/** The field of one district, with a tree in each free corner. */
export function plot({ x, y, width, height, seed }: PlotOf): readonly Cut[] {
  const random = seededRandom(seed);
  const off = () => (random() - 0.5) * 10;
  const at = (right: number, down: number) =>
    `${(x + width * right + off()).toFixed(1)} ${(y + height * down + off()).toFixed(1)}`;
  const corners = [
    at(0.03, 0),
    at(0.5, 0.01),
    at(0.97, 0),
    at(1, 0.5),
    at(0.97, 1),
    at(0.5, 1.01),
    at(0.03, 1),
    at(0, 0.5),
  ];
  const trees = [
    [0.12, 0.1],
    [0.88, 0.92],
    [0.12, 0.9],
  ] as const;
  return [
    { fill: '#e9f0cf', line: INK, wide: 4, d: `M${corners.join('L')}Z` },
    {
      fill: '#cfdfa6',
      d: gouges({
        x: x + 22,
        y: y + 22,
        width: width - 50,
        height: height - 50,
        count: 30,
        length: 30,
        angle: 1.2,
        seed,
      }),
    },
    ...trees.flatMap(([right, down]): readonly Cut[] => [
      { fill: INK, d: `M${x + width * right - 3} ${y + height * down}h6v12h-6z` },
      {
        fill: '#5f8f3f',
        d: blob(x + width * right, y + height * down - 8, 13, `${seed} ${right} ${down}`, 9, 0.1),
      },
    ]),
  ];
}
