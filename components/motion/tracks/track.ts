/**
 * Where something is at one moment of its way. Only what a phone can move without laying out or painting again:
 * place, turn, size and opacity. Anything else here would stutter on a weak phone.
 */
export type Pose = {
  readonly x?: number;
  readonly y?: number;
  /** Degrees. */
  readonly turn?: number;
  readonly scale?: number;
  readonly scaleX?: number;
  readonly scaleY?: number;
  readonly opacity?: number;
};

/** A pose and when it is reached, from 0 (start) to 1 (end). */
export type Moment = Pose & { readonly at: number };

/** At least one moment; the last is where the thing stays. */
export type Track = readonly [Moment, ...Moment[]];

export const REST: Track = [{ at: 1 }];

export const lastOf = (track: Track): Moment => track[track.length - 1] ?? track[0];

const PARTS = ['x', 'y', 'turn', 'scale', 'scaleX', 'scaleY', 'opacity'] as const;
export type Part = (typeof PARTS)[number];
const NEUTRAL: { readonly [P in Part]: number } = {
  ...{ x: 0, y: 0, turn: 0 },
  ...{ scale: 1, scaleX: 1, scaleY: 1, opacity: 1 },
};

export const valueOf = (pose: Pose, part: Part): number =>
  Math.round((pose[part] ?? NEUTRAL[part]) * 1000) / 1000;

/**
 * What of a pose ever changes on this track, always in the same order: each is interpolated on its own, and what
 * never changes need not be.
 */
export const partsOf = (track: Track): readonly Part[] =>
  PARTS.filter((part) => track.some((pose) => valueOf(pose, part) !== NEUTRAL[part]));

/** As react-native writes it. */
function transformPart(pose: Pose, part: Exclude<Part, 'opacity'>) {
  const value = valueOf(pose, part);
  if (part === 'x') return { translateX: value };
  if (part === 'y') return { translateY: value };
  return part === 'turn' ? { rotate: `${value}deg` } : { [part]: value };
}

const isOfTransform = (part: Part): part is Exclude<Part, 'opacity'> => part !== 'opacity';

/** One moment of a track as a style. */
export function poseStyle(pose: Pose, parts: readonly Part[]) {
  const moved = parts.filter(isOfTransform);
  return {
    ...(moved.length > 0 && {
      transform: moved.map((part) => transformPart(pose, part)) as { scale: number }[],
    }),
    ...(parts.includes('opacity') && { opacity: valueOf(pose, 'opacity') }),
  };
}

export const restStyle = (track: Track) => poseStyle(lastOf(track), partsOf(track));

export type Delay = { readonly after: number; readonly each: number; readonly of: number };

/** Makes the track a part of a longer time, in milliseconds: it waits at its start, moves, and stays at its end. */
export function delayed(track: Track, { after, each, of }: Delay): Track {
  const [first] = track;
  const later = track.map((moment) => ({ ...moment, at: Math.min(1, (after + moment.at * each) / of) }));
  const waits = after > 0 ? [{ ...first, at: 0 }] : [];
  const end = (after + each) / of;
  const stays = end < 1 ? [{ ...lastOf(track), at: 1 }] : [];
  return [...waits, ...later, ...stays] as unknown as Track;
}
