import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { useTableName } from '@/components/basics/marks/useTableName';
import { Text } from '@/components/basics/text/Text';
import { ClosedGameText } from '@/components/home/saved/ClosedGameText';
import { ExportTable } from '@/components/home/saved/ExportTable';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useLid, useText } from '@/i18n';
import { type ClosedTable, exportLocalTable } from '@/state/hosting/localHostApi';

type ClosedTablesProps = {
  readonly tables: readonly ClosedTable[];
  readonly onAnew: (tableId: string) => void;
};

/** Tables on this computer that need other rules: why, and what can still be done with them. */
export function ClosedTables({ tables, onAnew }: ClosedTablesProps) {
  const t = useText();
  if (tables.length === 0) return null;
  return (
    <>
      <Text size="title" heading>
        {t('closed.title')}
      </Text>
      {tables.map((table) => (
        <OneTable key={table.id} table={table} onAnew={() => onAnew(table.id)} />
      ))}
    </>
  );
}

function OneTable({ table, onAnew }: { table: ClosedTable; onAnew: () => void }) {
  const t = useText();
  const lid = useLid(table.game);
  const nameOf = useTableName();
  const { colors } = useTheme();
  const named = { game: table.has === null ? table.game : lid('name'), id: nameOf(table.id) };
  return (
    <View style={[styles.table, { borderColor: colors.line }]} testID={`closed-${table.id}`}>
      <ClosedGameText closed={table} />
      {table.has !== null && <Button label={t('closed.anew.at', named)} onPress={onAnew} />}
      <ExportTable
        tableId={table.id}
        game={table.game}
        make={exportLocalTable}
        label={t('closed.save.at', named)}
      />
    </View>
  );
}

const styles = StyleSheet.create({
  table: { gap: SPACE.small, borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.middle },
});
