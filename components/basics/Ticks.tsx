import { Pressable, StyleSheet, View } from 'react-native';

import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';

import type { ChoiceOption } from './Choice';
import { Icon } from './Icon';
import { spaceToPress } from './spaceToPress';
import { Text } from './Text';

export type TicksProps<V extends string> = {
  readonly label: string;
  readonly chosen: readonly V[];
  readonly options: readonly (ChoiceOption<V> & {
    /** Cannot be chosen now; its hint says why. */
    readonly disabled?: boolean | undefined;
  })[];
  readonly onChange: (chosen: readonly V[]) => void;
};

/** Any of several. */
export function Ticks<V extends string>({ label, chosen, options, onChange }: TicksProps<V>) {
  const turn = (value: V) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <View role="group" aria-label={label} style={styles.group}>
      <Text tone="strong">{label}</Text>
      <View style={styles.options}>
        {options.map((option) => (
          <Row
            key={option.value}
            option={option}
            ticked={chosen.includes(option.value)}
            onPress={() => turn(option.value)}
          />
        ))}
      </View>
    </View>
  );
}

type RowProps = {
  readonly option: TicksProps<string>['options'][number];
  readonly ticked: boolean;
  readonly onPress: () => void;
};

function Row({ option: { value, label, hint, picture, disabled = false }, ticked, onPress }: RowProps) {
  const { colors } = useTheme();
  return (
    <Pressable
      accessibilityRole="checkbox"
      accessibilityLabel={hint === undefined ? label : `${label}. ${hint}`}
      aria-checked={ticked}
      aria-disabled={disabled}
      disabled={disabled}
      onPress={onPress}
      {...spaceToPress(() => !disabled && onPress())}
      testID={`tick-${value}`}
      style={({ pressed }) => [
        styles.row,
        {
          backgroundColor: ticked ? colors.glowGround : disabled ? 'transparent' : colors.sheet,
          borderColor: ticked ? colors.ink : colors.line,
          borderStyle: disabled ? 'dashed' : 'solid',
          opacity: pressed ? 0.7 : 1,
        },
      ]}
    >
      <View style={[styles.box, { borderColor: disabled ? colors.line : colors.ink }]}>
        {ticked && <Icon name="tick" size={18} />}
      </View>
      {picture}
      <View style={styles.words}>
        <Text tone={ticked ? 'strong' : disabled ? 'soft' : 'plain'}>{label}</Text>
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
  options: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  row: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 280,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    minHeight: TOUCH,
    paddingHorizontal: SPACE.small,
    paddingVertical: SPACE.tiny,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
  },
  box: { minWidth: 24, minHeight: 24, borderWidth: 2, borderRadius: 4, alignItems: 'center' },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
});
