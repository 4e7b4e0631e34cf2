import { useEffect } from 'react';

import { wakeAudio } from './audioContext';

const TOUCHES = ['touchend', 'pointerup', 'click', 'keydown'] as const;

/** Wakes the browser's sound at the first touch, so that it is there when the table first has something to say. */
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
