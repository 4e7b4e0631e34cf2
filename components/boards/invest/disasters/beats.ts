import { DURATION } from '@/components/motion/useMotion';

/** Nobody knows yet what was picked. */
const PAUSE_MS = 600;

/** Until the picked card lies face up and was named. */
export const FLIP_MS = PAUSE_MS + DURATION.flip + 500;

/** When it turns. */
export const FLIP_BEATS: readonly number[] = [PAUSE_MS];

/** Until the coin lies and its level was read. */
export const COIN_MS = DURATION.coin + 700;
