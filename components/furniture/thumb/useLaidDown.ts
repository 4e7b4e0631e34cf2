import { useEffect, useEffectEvent } from 'react';

import { createLaidDownDetector } from './laidDown';

const EVERY = 200;

/** Tells when the phone is put down. The sensor runs only while `wanted`. */
export function useLaidDown(wanted: boolean, onDown: () => void): void {
  const tell = useEffectEvent(onDown);
  useEffect(() => {
    if (!wanted) return;
    let isWanted = true;
    let stop: () => void = () => undefined;
    const start = async () => {
      const { Accelerometer } = await import('expo-sensors');
      if (!(await Accelerometer.isAvailableAsync()) || !isWanted) return;
      const isDown = createLaidDownDetector();
      Accelerometer.setUpdateInterval(EVERY);
      const watching = Accelerometer.addListener(({ x, y, z }) => {
        if (isDown({ x, y, z, at: Date.now() })) tell();
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
