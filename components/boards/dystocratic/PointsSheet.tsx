import { StyleSheet, View } from 'react-native';

import { Sheet } from '@/components/basics/Sheet';
import { Text } from '@/components/basics/Text';
import { SPACE, useTheme } from '@/components/theme';
import { useGameText, useText } from '@/i18n';
import { MULTIPLIERS, SCORE_TABLE } from '@/rules/dystocratic/text/numbers';
import type { Multipliers, Prediction } from '@/rules/dystocratic/types';

const PREDICTIONS = ['majority', 'minority', 'alone'] as const satisfies readonly Prediction[];

export type PointsSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly multipliers: Multipliers;
};

/** The reference card. */
export function PointsSheet({ open, onClose, multipliers }: PointsSheetProps) {
  const g = useGameText('dystocratic');
  const t = useText();
  const title = t('table.dystocratic.points');
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <View role="table" aria-label={title}>
        <Row
          cells={[
            t('table.dystocratic.points.who'),
            t('table.dystocratic.points.with'),
            t('table.dystocratic.points.against'),
            g('ai.name'),
          ]}
          heading
        />
        {SCORE_TABLE.map((row, count) => (
          <Row
            key={count}
            cells={[t(`table.dystocratic.with.${count as 0 | 1 | 2 | 3 | 4}`), row.with, row.against, row.ai]}
          />
        ))}
      </View>
      <Text tone="soft">{t('table.dystocratic.points.then')}</Text>
      {PREDICTIONS.map((prediction) => {
        const { right, wrong } = MULTIPLIERS[multipliers][prediction];
        return (
          <View key={prediction}>
            <Text tone="strong">{g(`prediction.${prediction}`)}</Text>
            <Text>{g(`prediction.${prediction}.text`, { right: right / 2, wrong: wrong / 2 })}</Text>
          </View>
        );
      })}
      <Text tone="soft">{g('rule.4.3')}</Text>
    </Sheet>
  );
}

function Row({ cells, heading = false }: { cells: readonly (string | number | null)[]; heading?: boolean }) {
  const { colors } = useTheme();
  return (
    <View role="row" style={[styles.row, { borderBottomColor: colors.line }]}>
      {cells.map((cell, at) => (
        <View
          key={at}
          role={heading ? 'columnheader' : at === 0 ? 'rowheader' : 'cell'}
          style={at === 0 ? styles.first : styles.number}
        >
          <Text
            size={heading ? 'small' : 'body'}
            tone={heading || at > 0 ? 'strong' : 'plain'}
            align={at === 0 ? 'start' : 'center'}
          >
            {cell ?? '–'}
          </Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', borderBottomWidth: 1, paddingVertical: SPACE.small },
  first: { flex: 2 },
  number: { flex: 1 },
});
