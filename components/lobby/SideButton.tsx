import { Pressable, StyleSheet } from 'react-native';

import { Text } from '@/components/basics/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/basics/theme';

export type SideButtonProps = {
  readonly short: string;
  readonly label: string;
  readonly onPress: () => void;
};

/** At the end of a row. What it is about is clear to the eye from the row; the label says it in full. */
export function SideButton({ short, label, onPress }: SideButtonProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={label}
      onPress={onPress}
      style={({ pressed }) => [styles.box, { borderColor: colors.line, opacity: pressed ? 0.6 : 1 }]}
    >
      <Text>{short}</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  box: {
    minWidth: TOUCH,
    minHeight: TOUCH,
    paddingHorizontal: SPACE.middle,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: RADIUS.middle,
  },
});
