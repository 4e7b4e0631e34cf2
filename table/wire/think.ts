import type { Clock } from './clock';

/** A frame at 60 Hz has 16 ms; the screen keeps half of it whatever a bot is thinking. */
const SLICE_MS = 6;

/** Runs a bot's thinking in slices between frames. The bot's share is to yield at least every millisecond or two. */
export function think<T>(thinking: Generator<void, T>, clock: Clock, done: (result: T) => void): () => void {
  let cancel = clock.after(0, function slice() {
    const until = clock.now() + SLICE_MS;
    do {
      const step = thinking.next();
      if (step.done === true) return done(step.value);
    } while (clock.now() < until);
    cancel = clock.after(0, slice);
  });
  return () => cancel();
}
