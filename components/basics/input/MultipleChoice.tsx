import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { SPACE, useTheme } from '@/components/theme';

import type { ChoiceOption } from './Choice';
import { OptionRow } from './OptionRow';

export type MultipleChoiceProps<V extends string> = {
  readonly label: string;
  readonly chosen: readonly V[];
  readonly options: readonly (ChoiceOption<V> & {
    /** Cannot be chosen now; its hint says why. */
    readonly disabled?: boolean | undefined;
  })[];
  readonly onChange: (chosen: readonly V[]) => void;
};

/** A list of options of which any number can be chosen. */
export function MultipleChoice<V extends string>({
  label,
  chosen,
  options,
  onChange,
}: MultipleChoiceProps<V>) {
  const turn = (value: V) =>
    onChange(chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value]);
  return (
    <View role="group" aria-label={label} style={styles.group}>
      <Text tone="strong">{label}</Text>
      <View style={styles.options}>
        {options.map(({ value, label: words, hint, picture, disabled = false }) => (
          <OptionRow
            key={value}
            role="checkbox"
            label={words}
            hint={hint}
            picture={picture}
            mark={<Box ticked={chosen.includes(value)} disabled={disabled} />}
            chosen={chosen.includes(value)}
            disabled={disabled}
            onPress={() => turn(value)}
            testID={`tick-${value}`}
            style={styles.row}
          />
        ))}
      </View>
    </View>
  );
}

function Box({ ticked, disabled }: { readonly ticked: boolean; readonly disabled: boolean }) {
  const { colors } = useTheme();
  return (
    <View style={[styles.box, { borderColor: disabled ? colors.line : colors.ink }]}>
      {ticked && <Icon name="tick" size={18} />}
    </View>
  );
}

const styles = StyleSheet.create({
  group: { gap: SPACE.small },
  options: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  row: {
    flexShrink: 1,
    flexBasis: 280,
    gap: SPACE.small,
    paddingHorizontal: SPACE.small,
    paddingVertical: SPACE.tiny,
  },
  box: { minWidth: 24, minHeight: 24, borderWidth: 2, borderRadius: 4, alignItems: 'center' },
});
