import type { Clock } from '@/table/wire/clock';

/** Time that passes only when a test says so. */
export function fakeClock(start = 1_000_000) {
  let now = start;
  let count = 0;
  const timers = new Map<number, { at: number; run: () => void }>();
  const clock: Clock = {
    now: () => now,
    after: (ms, run) => {
      const id = (count += 1);
      timers.set(id, { at: now + ms, run });
      return () => void timers.delete(id);
    },
  };
  /** Promises that were ready settle between two timers, as in a real event loop. */
  const settle = () => new Promise<void>((done) => setImmediate(done));

  async function pass(ms: number): Promise<void> {
    const until = now + ms;
    await settle();
    for (;;) {
      const [next] = [...timers]
        .filter(([, { at }]) => at <= until)
        .sort(([a, x], [b, y]) => x.at - y.at || a - b);
      if (next === undefined) break;
      timers.delete(next[0]);
      now = Math.max(now, next[1].at);
      next[1].run();
      await settle();
    }
    now = until;
  }

  return { clock, pass, settle, timers: () => timers.size };
}

export type FakeClock = ReturnType<typeof fakeClock>;
