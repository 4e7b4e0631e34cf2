import type { Clock } from '@/table/wire/clock';

/** A clock that stands still until it is turned. */
export function handClock(): Clock & { turn(ms: number): void } {
  const due = new Map<object, { at: number; run: () => void }>();
  let now = 0;
  return {
    now: () => now,
    after(ms, run) {
      const key = {};
      due.set(key, { at: now + ms, run });
      return () => void due.delete(key);
    },
    turn(ms) {
      now += ms;
      for (const [key, { at, run }] of [...due]) {
        if (at > now || !due.delete(key)) continue;
        run();
      }
    },
  };
}
