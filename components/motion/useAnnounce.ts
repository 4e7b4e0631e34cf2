import { useEffect } from 'react';
import { AccessibilityInfo, Platform } from 'react-native';

/** Browsers and Android read out a live region by themselves; on an iPhone it has to be said. */
export function useAnnounce(words: string, now: boolean): void {
  useEffect(() => {
    if (now && Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(words);
  }, [words, now]);
}
