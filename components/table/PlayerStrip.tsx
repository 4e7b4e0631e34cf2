import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/Icon';
import { SeatMark } from '@/components/basics/SeatMark';
import { Text } from '@/components/basics/Text';
import { RADIUS, SPACE, useTheme } from '@/components/basics/theme';
import type { SeatFacts } from '@/components/boards/types';
import { useText } from '@/i18n';

export type StripSeat = SeatFacts & {
  readonly name: string;
  readonly away: boolean;
  readonly bot: boolean;
  /** The table waits for this one. */
  readonly next: boolean;
};

export function PlayerStrip({ seats }: { seats: readonly StripSeat[] }) {
  const { isLarge } = useTheme();
  return (
    <View role="list" style={styles.strip}>
      {seats.map((seat, index) => (
        <StripTile key={index} seat={index} of={seat} wide={isLarge} />
      ))}
    </View>
  );
}

function StripTile({ seat, of, wide }: { seat: number; of: StripSeat; wide: boolean }) {
  const t = useText();
  const { colors } = useTheme();
  const label = [
    of.name,
    t('table.seat.points', { count: of.points }),
    t('table.seat.cards', { count: of.cards }),
    of.locked && t('table.seat.locked'),
    of.bot && t('basics.bot'),
    of.away && t('basics.away'),
    ...of.badges.map((badge) => badge.label),
    of.next && t('table.seat.next'),
  ].filter((part) => part !== false);
  return (
    <View
      role="listitem"
      accessible
      aria-label={label.join(', ')}
      testID={`seat-${seat}`}
      style={[
        styles.tile,
        wide && styles.wide,
        {
          backgroundColor: of.next ? colors.glowGround : colors.sheet,
          borderColor: of.next ? colors.ink : colors.line,
        },
      ]}
    >
      <View style={styles.row}>
        <SeatMark seat={seat} size={18} />
        <View style={styles.name}>
          <Text size="small" tone="strong" lines={1}>
            {of.name}
          </Text>
        </View>
      </View>
      <View style={styles.row}>
        <Text size="large" tone="strong">
          {of.points}
        </Text>
        <View style={styles.name} />
        <View style={styles.cards}>
          <Icon name="cards" size={16} color={colors.softInk} />
          <Text size="small" tone="soft">
            {of.cards}
          </Text>
        </View>
      </View>
      <View style={styles.icons}>
        {of.bot && <Icon name="bot" size={16} />}
        {of.away && <Icon name="away" size={16} color={colors.danger} />}
        {of.badges.map(({ icon, label: about }) => (
          <Icon key={about} name={icon} size={16} />
        ))}
        {of.locked && <Icon name="lock" size={16} color={colors.good} />}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.tiny, paddingHorizontal: SPACE.small },
  tile: {
    flexGrow: 1,
    flexBasis: 0,
    minWidth: 76,
    borderWidth: 2,
    borderRadius: RADIUS.small,
    paddingHorizontal: SPACE.tiny,
    paddingVertical: 2,
  },
  wide: { flexBasis: '45%' },
  row: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
  name: { flex: 1 },
  icons: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.tiny, minHeight: 16 },
  cards: { flexDirection: 'row', alignItems: 'center' },
});
