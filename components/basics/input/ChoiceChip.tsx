import type { ReactNode } from 'react';
import { Pressable, type StyleProp, StyleSheet, type ViewStyle } from 'react-native';

import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';

import { spaceToPress } from './spaceToPress';

type ChoiceChipProps = {
  readonly label: string;
  readonly chosen: boolean;
  /** Whether it can be chosen now. A chip that cannot still hears a touch, so that the board can say why. */
  readonly open?: boolean;
  readonly onPress: () => void;
  readonly testID: string;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
};

/** One of several things on a board that a player can choose: glowing when it can be chosen, thick when it is. */
export function ChoiceChip({
  label,
  chosen,
  open = true,
  onPress,
  testID,
  style,
  children,
}: ChoiceChipProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      accessibilityRole="radio"
      accessibilityLabel={label}
      aria-checked={chosen}
      onPress={onPress}
      {...spaceToPress(onPress)}
      testID={testID}
      style={({ pressed }) => [
        styles.chip,
        {
          borderColor: open ? colors.glow : colors.line,
          borderWidth: chosen ? 4 : 2,
          borderStyle: open ? 'solid' : 'dashed',
          backgroundColor: open ? colors.glowGround : 'transparent',
          opacity: pressed ? 0.7 : 1,
        },
        style,
      ]}
    >
      {children}
    </Pressable>
  );
}

const styles = StyleSheet.create({
  chip: {
    minHeight: TOUCH,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.tiny,
    borderRadius: RADIUS.middle,
    paddingHorizontal: SPACE.small,
  },
});
