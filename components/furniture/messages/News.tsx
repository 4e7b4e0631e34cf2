import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { Appear } from '@/components/motion/Appear';
import { RADIUS, SPACE, useTheme } from '@/components/theme';

/** Shows what has just happened, so that nobody misses another player's move. */
export function News({ lines }: { lines: readonly string[] }) {
  const { colors } = useTheme();
  if (lines.length === 0) return null;
  return (
    <View
      aria-live="polite"
      testID="news"
      style={[styles.news, { borderColor: colors.line, backgroundColor: colors.sheet }]}
    >
      {lines.map((line, at) => (
        <Appear key={line}>
          <Text size="small" tone={at === lines.length - 1 ? 'plain' : 'soft'}>
            {line}
          </Text>
        </Appear>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  news: { gap: 2, borderWidth: 1, borderRadius: RADIUS.small, padding: SPACE.small },
});
