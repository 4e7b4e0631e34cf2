import { useEffect, useEffectEvent, useState } from 'react';

import { useMotion } from '@/components/motion/useMotion';

/** All of them have started by then, however many there are. */
const LONGEST = 780;
const EACH = 190;

export type StepByStepOptions = {
  readonly count: number;
  /** It happened before this screen was shown: show everything at once. */
  readonly still?: boolean | undefined;
  /** Called as each one appears. */
  readonly onStep?: ((index: number) => void) | undefined;
};

/** Shows things one after another and returns how many are shown. A touch shows the rest. */
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
