import { StyleSheet, View } from 'react-native';

import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { FIRST_HAND } from '@/rules/invest/text/numbers';
import type { View as GameView } from '@/rules/invest/types';

import { DeckBack } from './Decks';

/** How wide a seat is at 100 %, and how much of it its words need, that none is broken. */
const SEAT = 250;
const WORDS = 130;

/** Who has drawn from which decks so far. The backs tell the sector and no more. */
export function Drawn({ view, names }: { view: GameView; names: readonly string[] }) {
  const g = useGameText('invest');
  const { colors, scale } = useTheme();
  return (
    <View style={styles.seats}>
      {view.seats.map(({ hand, key }, seat) => (
        <View
          key={seat}
          style={[
            styles.seat,
            {
              flexBasis: SEAT * scale,
              backgroundColor: colors.sheet,
              borderColor: view.turn === seat ? colors.ink : colors.line,
            },
          ]}
        >
          <View style={[styles.name, { flexBasis: WORDS * scale }]}>
            <SeatMark seat={seat} size={18} />
            <View style={styles.words}>
              <Text size="small" tone="strong">
                {names[seat] ?? ''}
              </Text>
              {key !== null && (
                <Text size="small" tone="soft">
                  {g('board.key', { sector: g(`sector.${key}`) })}
                </Text>
              )}
            </View>
          </View>
          <View
            accessible
            role="img"
            aria-label={hand.map(({ sector }) => g(`sector.${sector}`)).join(', ') || g('board.no-cards')}
            style={styles.cards}
          >
            {Array.from({ length: FIRST_HAND }, (_, at) => {
              const sector = hand[at]?.sector;
              return (
                <DeckBack key={at} sector={sector ?? 'energy'} isThere={sector !== undefined} size={30} />
              );
            })}
          </View>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  seats: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.tiny },
  seat: {
    flexGrow: 1,
    flexShrink: 1,
    flexDirection: 'row',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: SPACE.small,
    borderWidth: 2,
    borderRadius: RADIUS.small,
    padding: SPACE.small,
  },
  name: {
    flexGrow: 1,
    flexShrink: 1,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
  },
  words: { flex: 1 },
  cards: { flexDirection: 'row', gap: 3 },
});
