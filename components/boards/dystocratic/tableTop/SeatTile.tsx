import { StyleSheet, View, useWindowDimensions } from 'react-native';

import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { Bubble } from '@/components/furniture/messages/Bubble';
import { TinyCard } from '@/components/furniture/cards/Card';
import { hasLongWord } from '@/components/basics/text/longWords';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText, useText } from '@/i18n';
import type { UsedView, View as GameView } from '@/rules/dystocratic/types';

import { useCards } from '@/components/boards/dystocratic/hand/cards';
import { FaceDown } from '@/components/boards/dystocratic/hand/VoteCard';

/** On a narrower phone two tiles beside each other have room for smaller names only. */
const NARROW = 350;

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
  const { colors, isLarge, lies } = useTheme();
  const isSmall = useWindowDimensions().width < NARROW;
  const facts = view.seats[seat];
  if (facts === undefined) return null;
  const isNext = view.turn === seat;
  const before = view.used.filter(({ target }) => target === seat);
  const status = facts.locked ? t('table.seat.locked') : isNext ? g('board.locks-now') : g('board.open');
  return (
    <View
      testID={`place-${seat}`}
      style={[
        styles.tile,
        isLarge && styles.whole,
        lies,
        { backgroundColor: colors.sheet, borderColor: isNext ? colors.ink : colors.line },
      ]}
    >
      <View style={styles.row}>
        <View style={styles.words}>
          <View style={styles.name}>
            <SeatMark seat={seat} size={20} />
            <View style={styles.words}>
              <Text
                size={
                  isSmall && hasLongWord(name, 7) ? 'tiny' : isSmall || hasLongWord(name) ? 'small' : 'body'
                }
                tone="strong"
                lines={2}
              >
                {name}
              </Text>
            </View>
          </View>
          {view.phase === 'talk' && (
            <Text size="small" tone={facts.locked ? 'good' : isNext ? 'strong' : 'soft'}>
              {status}
            </Text>
          )}
          {view.dealer === seat && (
            <Text size="small" tone="soft">
              {g('dealer')}
            </Text>
          )}
        </View>
        <FaceDown
          there={facts.locked}
          width={30}
          edge={isNext && view.phase === 'talk' ? colors.ink : undefined}
        />
      </View>
      {facts.claim !== null && <Bubble text={g(`claim.${facts.claim}`)} />}
      {before.map((used, at) => (
        <Lying key={at} used={used} by={names[used.by] ?? ''} />
      ))}
    </View>
  );
}

function Lying({ used: { card, by: seat }, by }: { used: UsedView; by: string }) {
  const g = useGameText('dystocratic');
  const cardOf = useCards();
  const of = card === null ? null : cardOf(card);
  return (
    <View style={styles.row}>
      {of === null ? <FaceDown there width={22} /> : <TinyCard of={of} />}
      <View style={styles.words}>
        <Text size="small" tone="strong">
          {of?.name ?? g('card.face-down')}
        </Text>
        <View style={styles.by}>
          <SeatMark seat={seat} size={12} />
          <View style={styles.words}>
            <Text size="small" tone="soft">
              {g('board.by', { name: by })}
            </Text>
          </View>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  tile: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: '45%',
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    padding: SPACE.small,
    gap: 6,
  },
  whole: { flexBasis: '100%' },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  name: { flexDirection: 'row', alignItems: 'center', gap: 6 },
  by: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
  words: { flex: 1 },
});
