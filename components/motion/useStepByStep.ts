import { useEffect, useEffectEvent, useState } from 'react';

import { useMotion } from '@/components/motion/useMotion';

/** However many there are, all of them have begun by then. */
const LONGEST = 780;
const EACH = 190;

export type StepByStepOptions = {
  readonly count: number;
  /** It happened before anyone looked: everything is there at once. */
  readonly still?: boolean | undefined;
  /** Heard as each one comes. */
  readonly onStep?: ((index: number) => void) | undefined;
};

/** One thing after another: how many of them are there by now. A touch brings the rest. */
export function useStepByStep({ count, still = false, onStep }: StepByStepOptions) {
  const { reduced } = useMotion();
  const isStill = still || reduced;
  const [shown, setShown] = useState(isStill ? count : 0);
  const at = isStill ? count : Math.min(shown, count);

  const tell = useEffectEvent((index: number) => onStep?.(index));

  useEffect(() => {
    if (at >= count) return;
    const timer = setTimeout(
      () => {
        setShown(at + 1);
        tell(at);
      },
      Math.min(EACH, LONGEST / count),
    );
    return () => clearTimeout(timer);
  }, [at, count]);

  return { shown: at, isDone: at >= count, skip: () => setShown(count) };
}
