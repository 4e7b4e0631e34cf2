import { StyleSheet, View } from 'react-native';

import { Icon, type IconName } from '@/components/basics/Icon';
import { SeatMark } from '@/components/basics/SeatMark';
import { Text } from '@/components/basics/Text';
import { RADIUS, SPACE, useTheme } from '@/components/basics/theme';
import { useGameText, useText } from '@/i18n';
import type { Used, View as GameView } from '@/rules/dystocratic/types';

export type SeatTileProps = {
  readonly seat: number;
  readonly name: string;
  readonly view: GameView;
  readonly names: readonly string[];
};

/** What one player has said and done this round, and the cards that lie before them. */
export function SeatTile({ seat, name, view, names }: SeatTileProps) {
  const g = useGameText('dystocratic');
  const t = useText();
  const { colors } = useTheme();
  const facts = view.seats[seat];
  if (facts === undefined) return null;
  const isNext = view.turn === seat;
  return (
    <View
      testID={`place-${seat}`}
      style={[styles.tile, { backgroundColor: colors.sheet, borderColor: isNext ? colors.ink : colors.line }]}
    >
      <View style={styles.row}>
        <SeatMark seat={seat} size={20} />
        <View style={styles.words}>
          <Text tone="strong" lines={1}>
            {name}
          </Text>
        </View>
        {view.dealer === seat && (
          <Text size="small" tone="soft">
            {g('dealer')}
          </Text>
        )}
      </View>
      {facts.claim !== null && (
        <Text>{t('table.dystocratic.quote', { words: g(`claim.${facts.claim}`) })}</Text>
      )}
      {view.phase === 'talk' && (
        <Status icon={facts.locked ? 'lock' : null} text={statusOf(facts.locked, isNext, t)} />
      )}
      {view.used
        .filter(({ target }) => target === seat)
        .map((used, at) => (
          <Lying key={at} used={used} by={names[used.by] ?? ''} />
        ))}
    </View>
  );
}

const statusOf = (locked: boolean, isNext: boolean, t: ReturnType<typeof useText>): string =>
  locked ? t('table.seat.locked') : isNext ? t('table.dystocratic.locks-now') : t('table.dystocratic.open');

function Status({ icon, text }: { icon: IconName | null; text: string }) {
  const { colors } = useTheme();
  return (
    <View style={styles.row}>
      {icon !== null && <Icon name={icon} size={16} color={colors.good} />}
      <Text size="small" tone={icon === null ? 'soft' : 'good'}>
        {text}
      </Text>
    </View>
  );
}

function Lying({ used: { card, by: seat }, by }: { used: Used; by: string }) {
  const g = useGameText('dystocratic');
  const t = useText();
  const { colors } = useTheme();
  return (
    <View style={[styles.card, { borderColor: colors.ink, backgroundColor: colors.glowGround }]}>
      <Text size="small" tone="strong">
        {g(`card.${card}`)}
      </Text>
      <View style={styles.row}>
        <SeatMark seat={seat} size={14} />
        <View style={styles.words}>
          <Text size="small" lines={1}>
            {t('table.dystocratic.by', { name: by })}
          </Text>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  tile: {
    flexGrow: 1,
    flexBasis: '45%',
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    padding: SPACE.small,
    gap: SPACE.tiny,
  },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
  words: { flex: 1 },
  card: { borderWidth: 1, borderRadius: RADIUS.small, paddingHorizontal: SPACE.tiny, paddingVertical: 2 },
});
