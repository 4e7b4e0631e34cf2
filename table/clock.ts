/** Time as the table knows it; tests and simulations bring their own. */
export type Clock = {
  now(): number;
  /** Returns what cancels it. */
  after(ms: number, run: () => void): () => void;
};

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
};

/** Runs again and again until cancelled, each time only after the last has ended. */
export function every(clock: Clock, ms: number, run: () => void): () => void {
  let over = false;
  let cancel: () => void = () => undefined;
  const again = () => {
    cancel = clock.after(ms, () => {
      run();
      if (!over) again();
    });
  };
  again();
  return () => {
    over = true;
    cancel();
  };
}
