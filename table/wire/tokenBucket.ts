import type { Clock } from './clock';

/** So many at once, and so many more every second. */
export type Rate = { readonly burst: number; readonly perSecond: number };

/** Holds a limit: `take` says whether one more is allowed now. */
export function tokenBucket({ burst, perSecond }: Rate, clock: Pick<Clock, 'now'>) {
  let tokens = burst;
  let last = clock.now();
  const fill = () => {
    const now = clock.now();
    tokens = Math.min(burst, tokens + (Math.max(0, now - last) * perSecond) / 1000);
    last = now;
  };
  return {
    /** Has used up less than half. */
    isFresh(): boolean {
      fill();
      return tokens > burst / 2;
    },
    take(): boolean {
      fill();
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}
