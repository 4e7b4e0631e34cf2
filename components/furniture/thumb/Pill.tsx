import { Pressable, StyleSheet } from 'react-native';

import { Icon, type IconName } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';

export type PillProps = {
  readonly label: string;
  /** What stands on it, where the whole label would cover too much of the board. */
  readonly short?: string | undefined;
  readonly icon: IconName;
  readonly busy?: boolean | undefined;
  readonly onPress: () => void;
  readonly testID?: string | undefined;
};

/** A small button that floats over the board. */
export function Pill({ label, short, icon, busy = false, onPress, testID }: PillProps) {
  const { colors, lies } = useTheme();
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={label}
      aria-busy={busy}
      testID={testID}
      onPress={() => busy || onPress()}
      style={({ pressed }) => [
        styles.pill,
        lies,
        { borderColor: colors.ink, backgroundColor: colors.sheet, opacity: pressed || busy ? 0.7 : 1 },
      ]}
    >
      <Icon name={icon} size={20} />
      <Text size="small" tone="strong">
        {short ?? label}
      </Text>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  pill: {
    alignSelf: 'flex-start',
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.tiny,
    minHeight: TOUCH,
    paddingHorizontal: SPACE.middle,
    borderWidth: 2,
    borderRadius: RADIUS.round,
  },
});
