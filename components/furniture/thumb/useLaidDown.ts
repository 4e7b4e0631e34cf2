import { useAccelerometer } from '@/components/motion/useAccelerometer';

import { createLaidDownDetector } from './laidDown';

const EVERY = 200;

/** Tells when the phone is put down. The sensor runs only while `wanted`. */
export function useLaidDown(wanted: boolean, onDown: () => void): void {
  useAccelerometer({
    wanted,
    every: EVERY,
    createDetector: createLaidDownDetector,
    onFelt: (isDown) => isDown && onDown(),
  });
}
