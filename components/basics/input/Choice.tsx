import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { SPACE, useTheme } from '@/components/theme';

import { OptionRow } from './OptionRow';

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

/** How wide one with a picture is at 100 %, where there is room for two. */
const HALF = 146;

/** A list of options of which one can be chosen. */
export function Choice<V extends string | number>({
  label,
  value,
  options,
  onChange,
  disabled = false,
  across = false,
}: ChoiceProps<V>) {
  const { isLarge, scale } = useTheme();
  return (
    <View role="radiogroup" aria-label={label} style={styles.group}>
      <Text tone="strong">{label}</Text>
      <View style={[styles.options, across && styles.across]}>
        {options.map((option) => (
          <OptionRow
            key={option.value}
            role="radio"
            label={option.label}
            hint={option.hint}
            picture={option.picture}
            mark={<Dot chosen={option.value === value} disabled={disabled} />}
            chosen={option.value === value}
            disabled={disabled}
            onPress={() => onChange(option.value)}
            // Two with pictures fit beside each other.
            style={
              across && [
                styles.shrinks,
                option.picture !== undefined && !isLarge && [styles.half, { flexBasis: HALF * scale }],
              ]
            }
          />
        ))}
      </View>
    </View>
  );
}

function Dot({ chosen, disabled }: { readonly chosen: boolean; readonly disabled: boolean }) {
  const { colors } = useTheme();
  return (
    <View style={[styles.ring, { borderColor: disabled && !chosen ? colors.line : colors.ink }]}>
      {chosen && <View style={[styles.dot, { backgroundColor: colors.ink }]} />}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { gap: SPACE.small },
  options: { gap: SPACE.small },
  across: { flexDirection: 'row', flexWrap: 'wrap' },
  shrinks: { flexShrink: 1 },
  half: { gap: SPACE.small, paddingHorizontal: SPACE.small },
  ring: {
    width: 22,
    height: 22,
    borderRadius: 11,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
  },
  dot: { width: 12, height: 12, borderRadius: 6 },
});
