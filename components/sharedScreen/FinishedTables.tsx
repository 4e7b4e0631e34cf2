import { StyleSheet, View } from 'react-native';

import { SeatMark } from '@/components/basics/marks/SeatMark';
import { useTableName } from '@/components/basics/marks/useTableName';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useLid, useText } from '@/i18n';
import type { LocalResult, LocalTable } from '@/state/hosting/localHostApi';

type Finished = LocalTable & { readonly result: LocalResult };

const isFinished = (table: LocalTable): table is Finished => table.result !== null;

/** Tables that have played the same game, side by side: what they reached together, and their best. */
export function FinishedTables({ tables }: { tables: readonly LocalTable[] }) {
  const finished = tables.filter(isFinished);
  const compared = finished.filter(({ game }) => finished.filter((other) => other.game === game).length > 1);
  const games = [...new Set(compared.map(({ game }) => game))];
  return games.map((game) => (
    <OneGame key={game} game={game} tables={compared.filter((table) => table.game === game)} />
  ));
}

function OneGame({ game, tables }: { game: string; tables: readonly Finished[] }) {
  const t = useText();
  const lid = useLid(game);
  return (
    <View style={styles.game} testID="finished-tables">
      <Text size="large" heading>
        {t('screen.compare.game', { game: lid('name') })}
      </Text>
      <View style={styles.tables}>
        {tables.map((table) => (
          <OneTable key={table.id} table={table} />
        ))}
      </View>
    </View>
  );
}

function OneTable({ table: { id, result } }: { table: Finished }) {
  const t = useText();
  const named = useTableName();
  const { colors, lies } = useTheme();
  const { names, scores } = result;
  const total = scores.reduce((sum, score) => sum + score, 0);
  const best = Math.max(...scores);
  return (
    <View style={[styles.table, lies, { backgroundColor: colors.sheet, borderColor: colors.ink }]}>
      <Text tone="soft">{t('screen.compare.table', { id: named(id) })}</Text>
      <Text size="title" tone="strong">
        {t('screen.compare.total', { total })}
      </Text>
      {scores.map(
        (score, seat) =>
          score === best && (
            <View key={seat} style={styles.best}>
              <SeatMark seat={seat} size={18} />
              <View style={styles.words}>
                <Text>{t('screen.compare.best', { name: names[seat] ?? '', points: score })}</Text>
              </View>
            </View>
          ),
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  game: { gap: SPACE.small },
  tables: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  table: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 200,
    gap: SPACE.tiny,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    padding: SPACE.middle,
  },
  best: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flex: 1 },
});
