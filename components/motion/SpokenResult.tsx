import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';

export type SpokenResultProps = {
  readonly words: string;
  /** Not yet to be seen. Its room is kept, so that nothing jumps under a thumb. */
  readonly hushed: boolean;
  readonly testID?: string | undefined;
};

/** How something ended, in words. Read aloud when it is first seen. */
export function SpokenResult({ words, hushed, testID }: SpokenResultProps) {
  return (
    <View>
      <View aria-hidden importantForAccessibility="no-hide-descendants" style={styles.room}>
        <Text tone="strong" align="center">
          {words}
        </Text>
      </View>
      <View aria-live="polite" style={styles.said}>
        <Text tone="strong" align="center" testID={testID}>
          {hushed ? '' : words}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  room: { opacity: 0 },
  said: { position: 'absolute', left: 0, right: 0, top: 0 },
});
