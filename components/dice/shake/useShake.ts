import { useRef } from 'react';

import { useAccelerometer } from '@/components/motion/useAccelerometer';

import { type Shaken, createShakeDetector } from './shakeDetector';

export const CAN_SHAKE = true;

const EVERY = 50;

/** Tells when the phone is shaken and when the shaking stops. The sensor runs only while `wanted` and in front. */
export function useShake(wanted: boolean, onChange: (now: Shaken) => void): void {
  const last = useRef<Shaken>('still');
  useAccelerometer({
    wanted,
    every: EVERY,
    createDetector: () => {
      last.current = 'still';
      return createShakeDetector();
    },
    onFelt: (now) => {
      if (now !== last.current) onChange(now);
      last.current = now;
    },
  });
}
