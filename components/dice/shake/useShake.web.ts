import type { Shaken } from './shakeDetector';

/** A browser asks for permission before it tells of motion, and a page over http is never told: here one holds. */
export const useShake = (_wanted: boolean, _onChange: (now: Shaken) => void): void => undefined;
export const CAN_SHAKE = false;
