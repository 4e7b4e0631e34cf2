import { useEffect } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

/** Browsers and Android announce a live region by themselves; iOS must be told to. */
export function useAnnounce(words: string, now: boolean): void {
  useEffect(() => {
    if (now && Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(words);
  }, [words, now]);
}
