import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { Choice } from '@/components/basics/input/Choice';
import { Text } from '@/components/basics/text/Text';
import { SPACE, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Axis } from '@/rules/ryv/kinds';
import { AXES, RULE_NUMBERS } from '@/rules/ryv/text/numbers';
import type { ClimateDraft } from '@/state/designs/draft';

import { AXIS_ART } from '@/components/boards/ryv/art/inks';
import type { Edited } from './edited';
import { Faults } from './Faults';

/** A level of one axis, with what it does in play. */
export function AxisPart({ of, axis, faults, onChange }: Edited<ClimateDraft> & { readonly axis: Axis }) {
  const g = useGameText('ryv');
  const { colors } = useTheme();
  const scale = usePrintScale();
  return (
    <>
      <View style={styles.head}>
        <Glyph of={AXIS_ART[axis]} size={40 * scale} color={colors.ink} />
        <View style={styles.words}>
          <Text>{g(`make.axis.${axis}`)}</Text>
        </View>
      </View>
      <Choice<string>
        label={g('make.level')}
        value={of[axis]}
        options={AXES[axis].map((level) => ({
          value: level,
          // Each axis has levels of its own, which the catalogue knows one by one.
          label: g(`level.${axis}.${level}` as 'level.legal.weak'),
          hint: g(`level.${axis}.${level}.text` as 'level.legal.weak.text', RULE_NUMBERS),
        }))}
        onChange={(level) => onChange({ ...of, [axis]: level })}
      />
      <Faults faults={faults} isUntouched={of[axis] === null} />
    </>
  );
}

const styles = StyleSheet.create({
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.middle },
  words: { flex: 1 },
});
