import { useEffect } from 'react';
import { AccessibilityInfo, Platform, StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';

export type SpokenResultProps = {
  readonly words: string;
  /** Hides the words for now. Their space is kept, so that nothing moves under a thumb. */
  readonly hushed: boolean;
  readonly color?: string | undefined;
  readonly testID?: string | undefined;
};

/** Says in words how something ended. Screen readers announce it when it appears. */
export function SpokenResult({ words, hushed, color, testID }: SpokenResultProps) {
  return (
    <View>
      <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.room}>
        <Text tone="strong" align="center">
          {words}
        </Text>
      </View>
      <View aria-live="polite" style={styles.said}>
        <Text tone="strong" align="center" color={color} testID={testID}>
          {hushed ? '' : words}
        </Text>
      </View>
    </View>
  );
}

/** Browsers and Android announce a live region by themselves; iOS must be told to. */
export function useAnnounce(words: string, now: boolean): void {
  useEffect(() => {
    if (now && Platform.OS === 'ios') AccessibilityInfo.announceForAccessibility(words);
  }, [words, now]);
}

const styles = StyleSheet.create({
  room: { opacity: 0 },
  said: { position: 'absolute', left: 0, right: 0, top: 0 },
});
