import { seededRandom } from '@/components/motion/seededRandom';

/** Shapes as if cut by hand with a gouge. The same seed gives the same cut, so a drawing never trembles. */
type Point = readonly [number, number];

const round = (value: number): number => Math.round(value * 10) / 10;
const point = ([x, y]: Point): string => `${round(x)} ${round(y)}`;

export const polygon = (points: readonly Point[]): string => `M${points.map(point).join('L')}Z`;

const onCircle = (x: number, y: number, radius: number, angle: number): Point => [
  x + radius * Math.cos(angle),
  y + radius * Math.sin(angle),
];

export type RaysOf = {
  readonly x: number;
  readonly y: number;
  readonly from: number;
  readonly to: number;
  readonly count: number;
  readonly share?: number;
  readonly seed: string;
};

/** Rays around a point, none of them quite straight. */
export function rays({ x, y, from, to, count, share = 0.5, seed }: RaysOf): string {
  const random = seededRandom(seed);
  const step = (2 * Math.PI) / count;
  const jitter = () => (random() - 0.5) * step * 0.16;
  return Array.from({ length: count }, (_, at) => {
    const first = at * step + jitter();
    const last = at * step + step * share + jitter();
    return polygon([
      onCircle(x, y, from, first),
      onCircle(x, y, to, first),
      onCircle(x, y, to, last),
      onCircle(x, y, from, last),
    ]);
  }).join('');
}

export type GougesOf = {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly count: number;
  readonly length: number;
  readonly angle: number;
  readonly wide?: number;
  readonly seed: string;
};

/** Many small cuts of the gouge over a surface: water, grass, wood. */
export function gouges({ x, y, width, height, count, length, angle, wide = 2, seed }: GougesOf): string {
  const random = seededRandom(seed);
  return Array.from({ length: count }, () => {
    const [middleX, middleY] = [x + random() * width, y + random() * height];
    const turn = angle + (random() - 0.5) * 0.2;
    const half = (length * (0.5 + random())) / 2;
    const thick = wide * (0.6 + random() * 0.8);
    const [dx, dy] = [Math.cos(turn), Math.sin(turn)];
    const start: Point = [middleX - dx * half, middleY - dy * half];
    const end: Point = [middleX + dx * half, middleY + dy * half];
    const over: Point = [middleX - dy * thick, middleY + dx * thick];
    const under: Point = [middleX + dy * thick, middleY - dx * thick];
    return `M${point(start)}Q${point(over)} ${point(end)}Q${point(under)} ${point(start)}Z`;
  }).join('');
}

export type EdgeOf = {
  readonly from: number;
  readonly to: number;
  readonly y: number;
  readonly rough: number;
  readonly step: number;
  readonly seed: string;
};

/** The points of a level edge that was cut by hand. */
export function edge({ from, to, y, rough, step, seed }: EdgeOf): readonly Point[] {
  const random = seededRandom(seed);
  const count = Math.ceil((to - from) / step);
  return Array.from({ length: count + 1 }, (_, at) => [
    Math.min(to, from + at * step),
    y + (random() - 0.5) * 2 * rough,
  ]);
}

/** A disc cut by hand. */
export function blob(x: number, y: number, radius: number, seed: string, corners = 18, rough = 0.03): string {
  const random = seededRandom(seed);
  return polygon(
    Array.from({ length: corners }, (_, at) =>
      onCircle(x, y, radius * (1 + (random() - 0.5) * 2 * rough), (at / corners) * 2 * Math.PI),
    ),
  );
}
