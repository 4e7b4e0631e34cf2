import { StyleSheet, View } from 'react-native';

import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { MULTIPLIERS, SCORE_TABLE, timesOf } from '@/rules/dystocratic/text/numbers';
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
  const { isLarge } = useTheme();
  const title = g('board.points');
  const heads = [g('board.points.who'), g('board.points.with'), g('board.points.against'), g('ai.name')];
  return (
    <Sheet open={open} onClose={onClose} title={title}>
      <View role="table" aria-label={title}>
        {!isLarge && <Row cells={heads} heading />}
        {SCORE_TABLE.map((row, count) => {
          const who = g(`board.with.${count as 0 | 1 | 2 | 3 | 4}`);
          const cells = [who, row.with, row.against, row.ai];
          return isLarge ? (
            <LongRow key={count} heads={heads} cells={cells} />
          ) : (
            <Row key={count} cells={cells} />
          );
        })}
      </View>
      <Text tone="soft">{g('board.points.then')}</Text>
      {PREDICTIONS.map((prediction) => {
        const { right, wrong } = MULTIPLIERS[multipliers][prediction];
        return (
          <View key={prediction}>
            <Text tone="strong">{g(`prediction.${prediction}`)}</Text>
            <Text>
              {g(`prediction.${prediction}.text`, { right: timesOf(right), wrong: timesOf(wrong) })}
            </Text>
          </View>
        );
      })}
      <Text tone="soft">{g('rule.4.3')}</Text>
    </Sheet>
  );
}

type Cells = readonly (string | number | null)[];

function Row({ cells, heading = false }: { cells: Cells; heading?: boolean }) {
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

/** Large words have no room beside each other: what would stand above a column stands before each number. */
function LongRow({ heads, cells: [who, ...numbers] }: { heads: readonly string[]; cells: Cells }) {
  const { colors } = useTheme();
  return (
    <View role="row" style={[styles.long, { borderBottomColor: colors.line }]}>
      <View role="rowheader">
        <Text tone="strong">{who}</Text>
      </View>
      {numbers.map((number, at) => (
        <View key={at} role="cell" style={styles.pair}>
          <Text>{heads[at + 1]}</Text>
          <Text tone="strong">{number ?? '–'}</Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', borderBottomWidth: 1, paddingVertical: SPACE.small },
  long: { borderBottomWidth: 1, paddingVertical: SPACE.small },
  pair: { flexDirection: 'row', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: SPACE.middle },
  first: { flex: 2 },
  number: { flex: 1 },
});
