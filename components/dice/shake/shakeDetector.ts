import type { Jolt } from '@/components/motion/useAccelerometer';

export type Shaken = 'still' | 'shaking' | 'thrown';

/** Lying or being carried is about 1 g. */
const HARD = 1.75;
const ENOUGH = 3;
const TOGETHER = 900;
const CALM = 260;

/** Takes the phone's movements and says when they are a shake, and when the shake ends: that is the throw. */
export function createShakeDetector(): (jolt: Jolt) => Shaken {
  let jolts: number[] = [];
  return ({ x, y, z, at }) => {
    const isHard = Math.sqrt(x * x + y * y + z * z) > HARD;
    if (isHard) jolts = [...jolts.filter((earlier) => at - earlier < TOGETHER), at];
    const last = jolts[jolts.length - 1];
    if (last === undefined || jolts.length < ENOUGH) {
      if (last !== undefined && at - last > TOGETHER) jolts = [];
      return 'still';
    }
    if (at - last < CALM) return 'shaking';
    jolts = [];
    return 'thrown';
  };
}
