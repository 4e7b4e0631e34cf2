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

const round = (value: number) => Math.round(value * 1000) / 1000;

/** Every pose of a track has the same parts in the same order, so that each part can be interpolated on its own. */
export const transformOf = ({ x = 0, y = 0, turn = 0, scale = 1, scaleX = 1, scaleY = 1 }: Pose) =>
  [
    { translateX: round(x) },
    { translateY: round(y) },
    { rotate: `${round(turn)}deg` },
    { scaleX: round(scale * scaleX) },
    { scaleY: round(scale * scaleY) },
  ] as const;

export const poseStyle = (pose: Pose) => ({
  transform: [...transformOf(pose)],
  opacity: round(pose.opacity ?? 1),
});

export const lastOf = (track: Track): Moment => track[track.length - 1] ?? track[0];

export type Delay = { readonly after: number; readonly each: number; readonly of: number };

/** The same way as a part of a longer time, in milliseconds: it waits at its start until then, and stays at its end. */
export function delayed(track: Track, { after, each, of }: Delay): Track {
  const [first] = track;
  const later = track.map((moment) => ({ ...moment, at: Math.min(1, (after + moment.at * each) / of) }));
  const waits = after > 0 ? [{ ...first, at: 0 }] : [];
  const end = (after + each) / of;
  const stays = end < 1 ? [{ ...lastOf(track), at: 1 }] : [];
  return [...waits, ...later, ...stays] as unknown as Track;
}
