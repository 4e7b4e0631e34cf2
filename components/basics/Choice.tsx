import type { ReactNode } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { spaceToPress } from './spaceToPress';
import { Text } from './Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';

export type ChoiceOption<V extends string | number> = {
  readonly value: V;
  readonly label: string;
  readonly hint?: string | undefined;
  /** Drawn before the words, which say the same. */
  readonly picture?: ReactNode;
};

export type ChoiceProps<V extends string | number> = {
  readonly label: string;
  readonly value: V | null;
  readonly options: readonly ChoiceOption<V>[];
  readonly onChange: (value: V) => void;
  readonly disabled?: boolean | undefined;
  /** Side by side, for a few short options. */
  readonly across?: boolean | undefined;
};

/** One of several. */
export function Choice<V extends string | number>({
  label,
  value,
  options,
  onChange,
  disabled = false,
  across = false,
}: ChoiceProps<V>) {
  const { isLarge } = useTheme();
  return (
    <View role="radiogroup" aria-label={label} style={styles.group}>
      <Text tone="strong">{label}</Text>
      <View style={[styles.options, across && styles.across]}>
        {options.map((option) => (
          <Row
            key={option.value}
            option={option}
            chosen={option.value === value}
            half={across && option.picture !== undefined && !isLarge}
            disabled={disabled}
            onPress={() => onChange(option.value)}
          />
        ))}
      </View>
    </View>
  );
}

type RowProps = {
  readonly option: ChoiceOption<string | number>;
  readonly chosen: boolean;
  /** Two of them fit beside each other. */
  readonly half: boolean;
  readonly disabled: boolean;
  readonly onPress: () => void;
};

function Row({ option: { label, hint, picture }, chosen, half, disabled, onPress }: RowProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      accessibilityRole="radio"
      accessibilityLabel={hint === undefined ? label : `${label}. ${hint}`}
      aria-checked={chosen}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      {...spaceToPress(() => !disabled && onPress())}
      style={({ pressed }) => [
        styles.row,
        half && styles.half,
        disabled && styles.off,
        {
          backgroundColor: chosen ? colors.glowGround : colors.sheet,
          borderColor: chosen ? colors.ink : colors.line,
          opacity: pressed ? 0.7 : 1,
        },
      ]}
    >
      <View style={[styles.ring, { borderColor: disabled && !chosen ? colors.line : colors.ink }]}>
        {chosen && <View style={[styles.dot, { backgroundColor: colors.ink }]} />}
      </View>
      {picture}
      <View style={styles.words}>
        <Text tone={chosen ? 'strong' : disabled ? 'soft' : 'plain'}>{label}</Text>
        {hint !== undefined && (
          <Text size="small" tone="soft">
            {hint}
          </Text>
        )}
      </View>
    </Pressable>
  );
}

const styles = StyleSheet.create({
  group: { gap: SPACE.small },
  options: { gap: SPACE.small },
  across: { flexDirection: 'row', flexWrap: 'wrap' },
  row: {
    flexGrow: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.middle,
    minHeight: TOUCH,
    paddingHorizontal: SPACE.middle,
    paddingVertical: SPACE.small,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
  },
  off: { borderStyle: 'dashed' },
  half: { flexShrink: 1, flexBasis: 146, gap: SPACE.small, paddingHorizontal: SPACE.small },
  ring: {
    width: 22,
    height: 22,
    borderRadius: 11,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  dot: { width: 12, height: 12, borderRadius: 6 },
  words: { flexGrow: 1, flexShrink: 1 },
});
