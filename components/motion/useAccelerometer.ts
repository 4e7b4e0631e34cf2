import { useEffect, useEffectEvent } from 'react';
import { AppState } from 'react-native';

/** What a phone feels, in g along its three axes, and when, in milliseconds. */
export type Jolt = { readonly x: number; readonly y: number; readonly z: number; readonly at: number };

export type AccelerometerOf<T> = {
  /** The sensor runs only while it is, and in front. */
  readonly wanted: boolean;
  /** Milliseconds between two readings. */
  readonly every: number;
  /** Made anew each time that the sensor starts. */
  readonly createDetector: () => (jolt: Jolt) => T;
  readonly onFelt: (now: T) => void;
};

/** What a phone feels. It asks for the sensor itself; without one nothing is ever felt. Not for browsers. */
export function useAccelerometer<T>({ wanted, every, createDetector, onFelt }: AccelerometerOf<T>): void {
  const tell = useEffectEvent(onFelt);
  const create = useEffectEvent(createDetector);
  useEffect(() => {
    if (!wanted) return;
    let isWanted = true;
    let stop: () => void = () => undefined;
    const start = async () => {
      const { Accelerometer } = await import('expo-sensors');
      if (!(await Accelerometer.isAvailableAsync()) || !isWanted) return;
      const hear = create();
      Accelerometer.setUpdateInterval(every);
      const watching = Accelerometer.addListener(({ x, y, z }) => {
        if (AppState.currentState !== 'background') tell(hear({ x, y, z, at: Date.now() }));
      });
      stop = () => watching.remove();
    };
    start().catch(() => undefined);
    return () => {
      isWanted = false;
      stop();
    };
  }, [wanted, every]);
}
