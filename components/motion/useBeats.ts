import { useEffect, useEffectEvent, useState } from 'react';

export type BeatsOptions = {
  /** When each comes, in milliseconds after the scene began. */
  readonly beats: readonly number[];
  /** Where no scene plays, all of them have passed. */
  readonly isPlaying: boolean;
  readonly onBeat?: ((index: number) => void) | undefined;
};

/** How many beats of a scene have passed. It ends with its scene: a touch, or no wish for motion, ends both. */
export function useBeats({ beats, isPlaying, onBeat }: BeatsOptions): number {
  const [passed, setPassed] = useState(0);
  const tell = useEffectEvent((index: number) => onBeat?.(index));
  const times = beats.join();
  useEffect(() => {
    if (!isPlaying) return;
    const timers = times.split(',').map((ms, index) =>
      setTimeout(() => {
        setPassed(index + 1);
        tell(index);
      }, Number(ms)),
    );
    return () => timers.forEach(clearTimeout);
  }, [isPlaying, times]);
  return isPlaying ? passed : beats.length;
}
