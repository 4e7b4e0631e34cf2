import { Pressable, StyleSheet } from 'react-native';

import { Icon, type IconName } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';

export type RowButtonProps = {
  readonly short: string;
  readonly label: string;
  readonly onPress: () => void;
  readonly icon?: IconName;
};

/**
 * A small button at the end of a row. Its words are short, because the row shows what it is about; the label is
 * complete.
 */
export function RowButton({ short, label, onPress, icon }: RowButtonProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={label}
      onPress={onPress}
      style={({ pressed }) => [
        styles.box,
        { borderColor: colors.line, backgroundColor: colors.sheet, opacity: pressed ? 0.6 : 1 },
      ]}
    >
      {icon !== undefined && <Icon name={icon} size={18} />}
      <Text>{short}</Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  box: {
    flexDirection: 'row',
    gap: SPACE.small,
    minWidth: TOUCH,
    minHeight: TOUCH,
    paddingHorizontal: SPACE.middle,
    alignItems: 'center',
    justifyContent: 'center',
    borderWidth: 1,
    borderRadius: RADIUS.middle,
  },
});
