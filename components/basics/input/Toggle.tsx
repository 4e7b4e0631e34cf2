import { Pressable, StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';

import { spaceToPress } from './spaceToPress';

export type ToggleProps = {
  readonly label: string;
  readonly value: boolean;
  readonly onChange: (value: boolean) => void;
  readonly hint?: string | undefined;
};

export function Toggle({ label, value, onChange, hint }: ToggleProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      accessibilityRole="switch"
      accessibilityLabel={label}
      {...(hint !== undefined && { accessibilityHint: hint })}
      aria-checked={value}
      onPress={() => onChange(!value)}
      {...spaceToPress(() => onChange(!value))}
      style={({ pressed }) => [styles.row, { opacity: pressed ? 0.7 : 1 }]}
    >
      <View style={styles.words}>
        <Text>{label}</Text>
        {hint !== undefined && (
          <Text size="small" tone="soft">
            {hint}
          </Text>
        )}
      </View>
      <View
        style={[
          styles.track,
          { borderColor: colors.ink, backgroundColor: value ? colors.main : colors.sheet },
          value ? styles.on : styles.off,
        ]}
      >
        <View style={[styles.knob, { backgroundColor: value ? colors.onMain : colors.ink }]} />
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.middle, minHeight: TOUCH },
  words: { flex: 1 },
  track: {
    width: 52,
    height: 30,
    borderWidth: 2,
    borderRadius: RADIUS.round,
    padding: 3,
    justifyContent: 'center',
  },
  on: { alignItems: 'flex-end' },
  off: { alignItems: 'flex-start' },
  knob: { width: 20, height: 20, borderRadius: 10 },
});
