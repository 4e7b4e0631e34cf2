import { useRouter } from 'expo-router';
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { IconButton } from '@/components/basics/input/IconButton';
import { Sheet } from '@/components/basics/page/Sheet';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { CoverArt } from '@/components/home/CoverArt';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useLid, useText } from '@/i18n';
import { closedGame } from '@/state/session/closedGame';
import { hostedHere, knownTables } from '@/state/session/connectToTable';
import { forgetTable } from '@/state/session/forget';
import { finishedGame, savedGameOf } from '@/state/store/savedGames';

import { ExportTable } from './ExportTable';
import { SavedGameSummary } from './SavedGameSummary';

/** Tables this phone was at and can go back to. */
export function SavedGames() {
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
  const lid = useLid(game);
  const router = useRouter();
  const { colors, isLarge } = useTheme();
  const [isAsking, setAsking] = useState(false);
  const [standing] = useState(() => savedGameOf(tableId));
  const [isClosed] = useState(() => closedGame(tableId) !== null);
  const isKept = standing?.stage === 'over' && finishedGame(tableId) !== null;
  const words = { game: lid('name'), ...(number !== null && { number }) };
  const forgetLabel = t(number === null ? 'shelf.continue.forget' : 'shelf.continue.forget.more', words);
  return (
    <View style={styles.row}>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={t(number === null ? 'shelf.continue.go' : 'shelf.continue.go.more', words)}
        onPress={() => router.push(isKept ? `/finished/${tableId}` : `/table/${tableId}`)}
        style={({ pressed }) => [
          styles.go,
          { backgroundColor: colors.sheet, borderColor: colors.ink, opacity: pressed ? 0.7 : 1 },
        ]}
      >
        {!isLarge && (
          <View style={styles.lid}>
            <CoverArt game={game} />
          </View>
        )}
        <View style={styles.words}>
          <Text tone="strong">{number === null ? lid('name') : t('shelf.continue.row.more', words)}</Text>
          {standing !== null && <SavedGameSummary standing={standing} />}
          {isClosed && (
            <Text size="small" tone="strong">
              {t('closed.row')}
            </Text>
          )}
        </View>
        <Icon name="play" size={20} />
      </Pressable>
      <IconButton icon="close" label={forgetLabel} onPress={() => setAsking(true)} />
      <Sheet open={isAsking} onClose={() => setAsking(false)} title={forgetLabel}>
        {hostedHere(tableId) !== null && <ExportTable tableId={tableId} game={game} />}
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
  go: {
    flex: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.middle,
    minHeight: TOUCH + SPACE.small,
    paddingEnd: SPACE.middle,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    overflow: 'hidden',
  },
  lid: { width: 90 },
  words: { flex: 1, paddingVertical: SPACE.small, paddingStart: SPACE.tiny },
});
