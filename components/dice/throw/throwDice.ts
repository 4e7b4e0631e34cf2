import { seededRandom } from '@/components/motion/seededRandom';
import { thinTrack } from '@/components/motion/tracks/thinTrack';
import type { Moment, Track } from '@/components/motion/tracks/track';
import { DURATION } from '@/components/motion/useMotion';

import { dicePaths, type Spot } from './dicePaths';
import { type Tray, trayFor } from './tray';

/** One die's way through a throw. The sides and the block lie in the body; the others lie on the table. */
export type DieThrow = {
  readonly body: Track;
  readonly shadow: Track;
  /** The dark block behind the sides: as wide as the die looks while it turns. */
  readonly block: Track;
  /** The four sides that come up in turn, over and over; the first is the one the event carries. */
  readonly sides: readonly { readonly face: number; readonly track: Track }[];
  /** What a failure adds to the body when it lies still. */
  readonly mark: Track;
  /** What a success adds around it: the same, in its place on the table. */
  readonly halo: Track;
};

export type Throw = {
  readonly rollId: string | number;
  readonly faces: readonly number[];
  readonly size: number;
  /** Without one, what a row of dice needs. */
  readonly tray?: Tray | undefined;
};

const SAMPLES = 26;
/** The part of the time in which dice move; in the rest their meaning appears. */
const ROLLING = 0.82;

const ease = (done: number) => 1 - (1 - done) ** 2.2;

/** The sides that a real die turns over when it rolls one way: two pairs of opposites, in turn. The first ends up. */
export const ringOf = (face: number, beside: number): readonly number[] => [
  face,
  beside,
  7 - face,
  7 - beside,
];

function besideOf(face: number, random: () => number): number {
  const others = [1, 2, 3, 4, 5, 6].filter((other) => other !== face && other !== 7 - face);
  return others[Math.floor(random() * others.length)] ?? 1;
}

/** Three hops, each lower. From 0 on the table to 1. */
function heightAt(done: number, first: number): number {
  const hops = [
    { from: -first, to: first, high: 1 },
    { from: first, to: first + 0.3, high: 0.42 },
    { from: first + 0.3, to: first + 0.48, high: 0.13 },
  ];
  const hop = hops.find(({ from, to }) => done >= from && done < to);
  if (hop === undefined) return 0;
  const way = (done - hop.from) / (hop.to - hop.from);
  return hop.high * 4 * way * (1 - way);
}

/**
 * How wide a side looks, and where it is, when the die has turned by `turned` quarters. `step` is its place in the
 * ring, counted back from the end. A side that is away waits where it went, then where it will come up again.
 */
function sideAt(
  step: number,
  quarters: number,
  turned: number,
): { readonly x: number; readonly wide: number } {
  const front = Math.floor(turned);
  const angle = ((turned - front) * Math.PI) / 2;
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  const ahead = (((quarters - step - front) % 4) + 4) % 4;
  if (ahead === 0) return { x: -sin / 2, wide: cos };
  if (ahead === 1) return { x: cos / 2, wide: sin };
  return { x: (ahead === 3 ? -1 : 1) * ((sin + cos) / 2), wide: 0 };
}

const breadthAt = (turned: number) => {
  const angle = ((turned - Math.floor(turned)) * Math.PI) / 2;
  return Math.cos(angle) + Math.sin(angle);
};

type Way = {
  readonly spots: readonly Spot[];
  readonly quarters: number;
  readonly first: number;
  readonly stop: number;
};

function trackOf(pose: (spot: Spot, done: number) => Omit<Moment, 'at'>, { spots }: Way): Track {
  const moments = spots.map((spot, index) => ({
    at: (index / SAMPLES) * ROLLING,
    ...pose(spot, index / SAMPLES),
  }));
  const last = moments[moments.length - 1];
  return thinTrack([...moments, { ...last, at: 1 }] as unknown as Track);
}

/** In quarters. A die dwells on its sides and is quick over its edges. */
function turnedAt({ quarters, stop }: Way, done: number): number {
  const even = quarters * ease(Math.min(1, done / stop));
  return even - Math.sin(even * 2 * Math.PI) / 9;
}

function dieThrow(face: number, beside: number, way: Way, size: number): DieThrow {
  const rest = way.spots[way.spots.length - 1];
  return {
    body: trackOf(({ x, y, turn }, done) => {
      const high = heightAt(done, way.first);
      return { x: x * size, y: (y - 0.35 * high) * size, turn, scale: 1 + 0.4 * high };
    }, way),
    shadow: trackOf(({ x, y, turn }, done) => {
      const high = heightAt(done, way.first);
      return {
        x: size * (x + 0.05 + 0.5 * high),
        y: size * (y + 0.07 + 0.6 * high),
        turn,
        scaleX: breadthAt(turnedAt(way, done)),
        opacity: 1 - 0.75 * Math.min(1, high * 1.6),
      };
    }, way),
    block: trackOf((_, done) => ({ scaleX: breadthAt(turnedAt(way, done)) }), way),
    sides: ringOf(face, beside).map((side, step) => ({
      face: side,
      track: trackOf((_, done) => {
        const turned = turnedAt(way, done);
        const { x, wide } = sideAt(step, way.quarters, turned);
        // The light comes from one side: a side that comes up is dark, one that goes down stays light.
        const light = x <= 0 ? 0.72 + 0.28 * wide : 0.18 + 0.82 * wide * wide;
        return { x: x * size, scaleX: wide, opacity: light };
      }, way),
    })),
    mark: MARK,
    halo: MARK.map((moment) => ({
      ...moment,
      x: (rest?.x ?? 0) * size,
      y: (rest?.y ?? 0) * size,
    })) as unknown as Track,
  };
}

const MARK: Track = [
  { at: 0, scale: 0.5, opacity: 0 },
  { at: ROLLING, scale: 0.5, opacity: 0 },
  { at: ROLLING + 0.1, scale: 1.14, opacity: 1 },
  { at: 1, scale: 1, opacity: 1 },
];

/** The whole throw. The faces are given; chance here only decides by which way they get there. */
export function throwDice({ rollId, faces, size, tray = trayFor(faces.length) }: Throw): DieThrow[] {
  const random = seededRandom(String(rollId));
  const seconds = (DURATION.throw / 1000) * ROLLING;
  const paths = dicePaths({ count: faces.length, tray, random, seconds, samples: SAMPLES });
  // Many dice turn less often each: what moves at once is what a weak phone has to draw.
  const most = faces.length <= 6 ? 5 : 3;
  return faces.map((face, index) =>
    dieThrow(
      face,
      besideOf(face, random),
      {
        spots: paths[index] ?? [],
        quarters: most - Math.floor(random() * 2),
        first: 0.26 + random() * 0.1,
        stop: 0.86 + random() * 0.14,
      },
      size,
    ),
  );
}
