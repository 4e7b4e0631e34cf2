import { useEffect, useEffectEvent } from 'react';
import { AppState } from 'react-native';

import { type Shaken, createShakeDetector } from './shakeDetector';

export const CAN_SHAKE = true;

const EVERY = 50;

/** Tells when the phone is shaken and when the shaking stops. The sensor runs only while `wanted` and in front. */
export function useShake(wanted: boolean, onChange: (now: Shaken) => void): void {
  const tell = useEffectEvent(onChange);
  useEffect(() => {
    if (!wanted) return;
    let isWanted = true;
    let stop: () => void = () => undefined;
    const start = async () => {
      const { Accelerometer } = await import('expo-sensors');
      if (!(await Accelerometer.isAvailableAsync()) || !isWanted) return;
      const hear = createShakeDetector();
      let last: Shaken = 'still';
      Accelerometer.setUpdateInterval(EVERY);
      const watching = Accelerometer.addListener(({ x, y, z }) => {
        if (AppState.currentState === 'background') return;
        const now = hear({ x, y, z, at: Date.now() });
        if (now !== last) tell(now);
        last = now;
      });
      stop = () => watching.remove();
    };
    start().catch(() => undefined);
    return () => {
      isWanted = false;
      stop();
    };
  }, [wanted]);
}
