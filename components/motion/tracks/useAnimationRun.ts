import { useEffect, useEffectEvent, useState } from 'react';

import { useMotion } from '@/components/motion/useMotion';

export type AnimationRun = {
  /** True until the run ends, in whatever way. */
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
  /** What else the path depends on: after a phone is turned the path is new, but nothing moves again. */
  readonly shape?: string | undefined;
  /** It happened before this screen was shown: show only the end. */
  readonly still?: boolean | undefined;
  /** Called once per run, in whatever way it ended. */
  readonly onEnd?: (() => void) | undefined;
};

/** Runs one animation. It ends by itself, by `skip`, or at once when the player wants no motion. */
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
