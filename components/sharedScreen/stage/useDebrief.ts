import { useEffect, useState } from 'react';

/** So long a room looks at the points, and then talks about one question after the other. */
export const DEBRIEF = { points: 40_000, question: 120_000 } as const;

export type DebriefOf = {
  /** The end has been seen, and nothing else is shown large. */
  readonly isEnd: boolean;
  readonly count: number;
};

/**
 * Which question of the debrief a room is shown by itself, or `null`: none before the points were seen, and the points
 * again after the last one. Whoever touches the screen takes it over.
 */
export function useDebrief({ isEnd, count }: DebriefOf) {
  const [at, setAt] = useState(-1);
  const [isTaken, setTaken] = useState(false);
  const runs = isEnd && !isTaken && at < count;
  useEffect(() => {
    if (!runs) return;
    const timer = setTimeout(() => setAt(at + 1), at < 0 ? DEBRIEF.points : DEBRIEF.question);
    return () => clearTimeout(timer);
  }, [runs, at]);
  return { asked: runs && at >= 0 ? at : null, end: () => setTaken(true) };
}
