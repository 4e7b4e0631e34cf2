import { Pressable, StyleSheet } from 'react-native';

import { useMotionText } from './useMotionText';

type SkipTouchProps = {
  /** What is going on. */
  readonly hint: string;
  readonly onPress: () => void;
  readonly testID: string;
};

/** Covers an animation; a touch ends it. */
export function SkipTouch({ hint, onPress, testID }: SkipTouchProps) {
  const t = useMotionText();
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={t('motion.skip')}
      accessibilityHint={hint}
      onPress={onPress}
      testID={testID}
      style={StyleSheet.absoluteFill}
    />
  );
}
