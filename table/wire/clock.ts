/** Time as the table knows it; tests and simulations bring their own. */
export type Clock = {
  now(): number;
  /** Returns what cancels it. */
  after(ms: number, run: () => void): () => void;
};

/**
 * Never goes back. A phone sets its clock while a game goes on, and set back by an hour, every timeout that
 * compares two moments would wait for that hour: no move would be sent again, no dead line noticed.
 */
export function steady(wall: () => number): () => number {
  let last = wall();
  let now = last;
  return () => {
    const read = wall();
    now += Math.max(0, read - last);
    last = read;
    return now;
  };
}

export const systemClock: Clock = {
  now: steady(() => Date.now()),
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
