import type { Clock } from './clock';

/**
 * A frame at 60 Hz has 16 ms; the screen keeps more than half of it whatever a bot is thinking. No step of a bot takes
 * longer than these either (`scripts/bench/botThinking.ts`), so that no slice lasts longer than 8.
 */
const THINK_MS = 4;
/** A slice of telling guests ends only after a whole guest, so its limit is lower. */
const TELL_MS = 4;

/** Runs `step` until it says that it is done, and lets the screen have its turn after each slice. */
function createSlices(clock: Clock, sliceMs: number, step: () => 'more' | 'done') {
  let cancel = () => undefined as void;
  function run(): void {
    const began = clock.now();
    do if (step() === 'done') return;
    while (clock.now() - began < sliceMs);
    later();
  }
  const later = () => (cancel = clock.after(0, run));
  return { run, later, stop: () => cancel() };
}

/** Runs a bot's thinking in slices between frames. The bot's share is to yield often. */
export function think<T>(thinking: Generator<void, T>, clock: Clock, done: (result: T) => void): () => void {
  const slices = createSlices(clock, THINK_MS, () => {
    const step = thinking.next();
    if (step.done === true) done(step.value);
    return step.done === true ? 'done' : 'more';
  });
  slices.later();
  return slices.stop;
}

/** Does the same for each of many, in order. Begun again before it is done, it goes through the new ones instead. */
export function eachInSlices<T>(clock: Clock, each: (one: T) => void) {
  let rest: readonly T[] = [];
  const slices = createSlices(clock, TELL_MS, () => {
    const [first, ...others] = rest;
    rest = others;
    if (first !== undefined) each(first);
    return rest.length > 0 ? 'more' : 'done';
  });
  return {
    begin: (all: readonly T[]): void => {
      slices.stop();
      rest = all;
      slices.run();
    },
    stop: slices.stop,
  };
}
