import { AccessibilityInfo } from 'react-native';

let reduced = false;
const listeners = new Set<() => void>();

function hear(now: boolean): void {
  reduced = now;
  listeners.forEach((tell) => tell());
}

// The app asks once when it starts: the answer takes a moment and must be there before the first animation.
AccessibilityInfo.isReduceMotionEnabled().then(hear, () => undefined);
AccessibilityInfo.addEventListener('reduceMotionChanged', hear);

/** What the phone's own settings say about motion. */
export const systemMotion = {
  isReduced: (): boolean => reduced,
  subscribe: (tell: () => void): (() => void) => {
    listeners.add(tell);
    return () => listeners.delete(tell);
  },
};
