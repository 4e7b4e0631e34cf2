import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';

export type SecondProps = {
  readonly label: string;
  /** What stands on it where the whole label would take the room of the main action. */
  readonly short?: string | undefined;
  readonly icon?: ReactNode;
  readonly onPress: () => void;
  readonly busy?: boolean | undefined;
  readonly testID?: string | undefined;
};

/** Another thing I may do. It stands back behind the one live action. */
export function Second({ label, short, icon, onPress, busy = false, testID }: SecondProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={label}
      aria-busy={busy}
      onPress={() => busy || onPress()}
      testID={testID}
      style={({ pressed }) => [
        styles.box,
        { borderColor: colors.ink, backgroundColor: colors.sheet, opacity: pressed || busy ? 0.7 : 1 },
      ]}
    >
      {icon}
      <View style={styles.words}>
        <Text size="small" tone="strong" align="center" lines={3}>
          {short ?? label}
        </Text>
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  box: {
    minHeight: 58,
    minWidth: 58,
    alignItems: 'center',
    justifyContent: 'center',
    gap: 1,
    paddingHorizontal: SPACE.small,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
  },
  words: { flexShrink: 1 },
});
