import { useRouter } from 'expo-router';
import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/Button';
import { IconButton } from '@/components/basics/IconButton';
import { Sheet } from '@/components/basics/Sheet';
import { Text } from '@/components/basics/Text';
import { SPACE } from '@/components/basics/theme';
import { useGameText, useText } from '@/i18n';
import { forgetTable, knownTables } from '@/state/atTable';

/** Tables this phone was at and can go back to. */
export function GoOn() {
  const t = useText();
  const [tables, setTables] = useState(() => [...knownTables()]);
  if (tables.length === 0) return null;
  return (
    <>
      <Text size="large" heading>
        {t('shelf.continue')}
      </Text>
      {tables.map(({ tableId, game }, at) => (
        <Row
          key={tableId}
          tableId={tableId}
          game={game}
          number={tables.length > 1 ? at + 1 : null}
          onForgotten={() => setTables([...knownTables()])}
        />
      ))}
    </>
  );
}

type RowProps = {
  readonly tableId: string;
  readonly game: string;
  readonly number: number | null;
  readonly onForgotten: () => void;
};

function Row({ tableId, game, number, onForgotten }: RowProps) {
  const t = useText();
  const g = useGameText(game);
  const router = useRouter();
  const [isAsking, setAsking] = useState(false);
  const words = { game: g('name'), ...(number !== null && { number }) };
  const forgetLabel = t(number === null ? 'shelf.continue.forget' : 'shelf.continue.forget.more', words);
  return (
    <View style={styles.row}>
      <View style={styles.go}>
        <Button
          label={t(number === null ? 'shelf.continue.go' : 'shelf.continue.go.more', words)}
          onPress={() => router.push(`/table/${tableId}`)}
        />
      </View>
      <IconButton icon="close" label={forgetLabel} onPress={() => setAsking(true)} />
      <Sheet open={isAsking} onClose={() => setAsking(false)} title={forgetLabel}>
        <Text>{t('shelf.continue.forget.sure')}</Text>
        <Button
          kind="danger"
          label={t('shelf.continue.forget.yes')}
          onPress={() => {
            forgetTable(tableId);
            onForgotten();
          }}
        />
        <Button label={t('action.cancel')} onPress={() => setAsking(false)} />
      </Sheet>
    </View>
  );
}

const styles = StyleSheet.create({
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
  go: { flex: 1 },
});
