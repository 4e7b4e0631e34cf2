import { useEffect, useEffectEvent, useState } from 'react';

import { useMotion } from './useMotion';

export type Run = { readonly moving: boolean; readonly skip: () => void };

export type RunOptions = {
  /** Every new one begins a run. */
  readonly id: string | number;
  readonly duration: number;
  /** It happened before anyone looked: show only how it ended. */
  readonly still?: boolean | undefined;
  /** Heard once per run, however it ended. */
  readonly onEnd?: (() => void) | undefined;
};

/** One run of something that moves. It ends by itself, by `skip`, or at once where motion is not wanted. */
export function useRun({ id, duration, still = false, onEnd }: RunOptions): Run {
  const { reduced } = useMotion();
  const [ended, setEnded] = useState<string | number | null>(null);
  const moving = !reduced && !still && ended !== id;
  const tellEnd = useEffectEvent(() => onEnd?.());

  useEffect(() => {
    if (!moving) return;
    const timer = setTimeout(() => setEnded(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, moving]);

  useEffect(() => {
    if (!moving) tellEnd();
  }, [id, moving]);

  return { moving, skip: () => setEnded(id) };
}
