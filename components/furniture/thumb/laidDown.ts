import type { Jolt } from '@/components/motion/useAccelerometer';

/** In g: so little to the sides is flat, whichever side is up. */
const FLAT = 0.12;
const STILL_MS = 1_200;

/**
 * Takes the phone's movements and says when it has been put down: it was held, and now lies flat and still. One that
 * was looked at on the table from the beginning is left alone.
 */
export function createLaidDownDetector(): (jolt: Jolt) => boolean {
  let wasHeld = false;
  let flatSince: number | null = null;
  return ({ x, y, z, at }) => {
    const isFlat = Math.abs(x) < FLAT && Math.abs(y) < FLAT && Math.abs(Math.abs(z) - 1) < FLAT;
    if (!isFlat) {
      wasHeld = true;
      flatSince = null;
      return false;
    }
    flatSince ??= at;
    if (!wasHeld || at - flatSince < STILL_MS) return false;
    wasHeld = false;
    return true;
  };
}
