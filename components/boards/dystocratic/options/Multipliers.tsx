import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { PieceChoice } from '@/components/basics/input/PieceChoice';
import { Text } from '@/components/basics/text/Text';
import { dystocratic as icons } from '@/components/boards/dystocratic/art/icons';
import { useInks } from '@/components/boards/dystocratic/hand/cards';
import type { OptionPieceProps } from '@/components/boards/manifest';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';
import { MULTIPLIERS } from '@/rules/dystocratic/text/numbers';

const SETS = ['gentle', 'standard', 'bold'] as const;
const PREDICTIONS = ['majority', 'minority', 'alone'] as const;

/** What a right guess is worth, and a wrong one: three sets of numbers side by side. */
export function Multipliers({ options, onChange }: OptionPieceProps) {
  const g = useGameText('dystocratic');
  const inks = useInks();
  const chosen = SETS.find((one) => one === options['multipliers']) ?? 'standard';
  return (
    <PieceChoice
      label={g('option.multipliers')}
      value={chosen}
      pieces={SETS.map((set) => ({
        value: set,
        label: g(`option.multipliers.${set}`),
        face: (
          <View style={styles.set}>
            <Text tone="strong" align="center">
              {g(`option.multipliers.${set}`)}
            </Text>
            {PREDICTIONS.map((prediction) => {
              const { right, wrong } = MULTIPLIERS[set][prediction];
              return (
                <View key={prediction} style={styles.line}>
                  <Glyph of={icons[prediction]} size={20} color={inks.accent} />
                  <Text size="small" tone="good">
                    {g('stage.times', { times: right / 2 })}
                  </Text>
                  <Text size="small" tone="danger">
                    {g('stage.times', { times: wrong / 2 })}
                  </Text>
                </View>
              );
            })}
          </View>
        ),
      }))}
      onChange={(set) => onChange({ ...options, multipliers: set })}
    />
  );
}

const styles = StyleSheet.create({
  set: { gap: 2 },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
});
