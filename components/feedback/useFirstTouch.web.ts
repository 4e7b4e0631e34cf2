import { useEffect } from 'react';

import { wakeAudio } from './audioContext';

const TOUCHES = ['touchend', 'pointerup', 'click', 'keydown'] as const;

/** Starts the browser's audio at the first touch, so that it is ready for the first sound. */
export function useFirstTouch(wanted: boolean): void {
  useEffect(() => {
    if (!wanted) return;
    const stop = () => TOUCHES.forEach((touch) => document.removeEventListener(touch, wake, true));
    const wake = () => {
      if (wakeAudio()?.state === 'running') stop();
    };
    TOUCHES.forEach((touch) => document.addEventListener(touch, wake, true));
    return stop;
  }, [wanted]);
}
