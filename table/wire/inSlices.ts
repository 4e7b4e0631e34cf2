import type { Clock } from './clock';

/** A host's own screen wants a picture every 16 ms, and a slice ends only with the guest that it is at. */
const SLICE_MS = 4;

/**
 * Does the same for each of many, in order, and lets others have their turn when it takes long. Begun again before it
 * is done, it goes through all of the new ones instead.
 */
export function inSlices<T>(clock: Clock, each: (one: T) => void) {
  let rest: readonly T[] = [];
  let cancel = () => undefined as void;

  function go(): void {
    const began = clock.now();
    do {
      const [first, ...others] = rest;
      rest = others;
      if (first !== undefined) each(first);
    } while (rest.length > 0 && clock.now() - began < SLICE_MS);
    if (rest.length > 0) cancel = clock.after(0, go);
  }

  return {
    begin: (all: readonly T[]): void => {
      cancel();
      rest = all;
      go();
    },
    stop: (): void => cancel(),
  };
}
