import { useEffect, useEffectEvent, useState } from 'react';

import { useMotion } from './useMotion';

export type AnimationRun = {
  /** Until the end, however it comes. */
  readonly moving: boolean;
  /**
   * For what moves: stays true when a run has ended by itself, for by then everything lies where it should and need
   * not be drawn again. A skip ends it.
   */
  readonly going: boolean;
  readonly skip: () => void;
};

export type AnimationRunOptions = {
  /** Every new one begins a run. */
  readonly id: string | number;
  readonly duration: number;
  /** What the way depends on besides: a phone that is turned has a new way, but nothing is to move again. */
  readonly shape?: string | undefined;
  /** It happened before anyone looked: show only how it ended. */
  readonly still?: boolean | undefined;
  /** Heard once per run, however it ended. */
  readonly onEnd?: (() => void) | undefined;
};

/** One run of something that moves. It ends by itself, by `skip`, or at once where motion is not wanted. */
export function useAnimationRun({
  id,
  duration,
  shape = '',
  still = false,
  onEnd,
}: AnimationRunOptions): AnimationRun {
  const { reduced } = useMotion();
  const [ended, setEnded] = useState<{ id: string | number; as: string | null } | null>(null);
  const wanted = !reduced && !still;
  const moving = wanted && ended?.id !== id;
  const tellEnd = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setEnded({ id, as: shape }), duration);
    return () => clearTimeout(timer);
  }, [id, duration, shape, moving]);

  useEffect(() => {
    if (!moving) tellEnd();
  }, [id, moving]);

  return {
    moving,
    going: moving || (wanted && ended?.as === shape),
    skip: () => setEnded({ id, as: null }),
  };
}
