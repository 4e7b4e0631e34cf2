import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Icon } from '@/components/basics/Icon';
import { SeatMark } from '@/components/basics/SeatMark';
import { Text } from '@/components/basics/Text';
import type { SeatFacts } from '@/components/boards/types';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

import { hasLongWord } from './names';

export type StripSeat = SeatFacts & {
  readonly name: string;
  readonly away: boolean;
  readonly bot: boolean;
  /** The table waits for this one. */
  readonly next: boolean;
};

/** Below this, four or five tiles leave little room for a name. */
const NARROW = 600;

/** Everyone at the table, in the order of the seats. */
export function PlayerStrip({ seats }: { seats: readonly StripSeat[] }) {
  const { isLarge } = useTheme();
  const isNarrow = useWindowDimensions().width < NARROW && !isLarge;
  return (
    <View role="list" style={styles.strip}>
      {seats.map((seat, index) => (
        <StripTile key={index} seat={index} of={seat} wide={isLarge} narrow={isNarrow} />
      ))}
    </View>
  );
}

type StripTileProps = {
  readonly seat: number;
  readonly of: StripSeat;
  readonly wide: boolean;
  readonly narrow: boolean;
};

function StripTile({ seat, of, wide, narrow }: StripTileProps) {
  const t = useText();
  const theme = useTheme();
  const { colors } = theme;
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
      <View style={[styles.edge, { backgroundColor: theme.seat(seat).color }]} />
      {/* The name has the whole width of its tile to itself: a name is never cut for the sake of a number. */}
      <Text size={narrow && hasLongWord(of.name) ? 'tiny' : 'small'} tone="strong" lines={2}>
        {of.name}
      </Text>
      <View style={styles.row}>
        <SeatMark seat={seat} size={16} />
        <View style={styles.points}>
          <Text tone="strong">{of.points}</Text>
        </View>
        <Icon name="cards" size={15} color={colors.softInk} />
        <Text size="small" tone="soft">
          {of.cards}
        </Text>
      </View>
      <View style={styles.icons}>
        {of.locked && <Icon name="lock" size={16} color={colors.good} />}
        {of.bot && <Icon name="bot" size={16} color={colors.softInk} />}
        {of.away && <Icon name="away" size={16} color={colors.danger} />}
        {of.badges.map(({ icon, label: about }) => (
          <Icon key={about} name={icon} size={16} />
        ))}
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
    paddingTop: 6,
    paddingBottom: 2,
    overflow: 'hidden',
  },
  edge: { position: 'absolute', top: 0, start: 0, end: 0, height: 4 },
  wide: { flexBasis: '45%' },
  row: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  points: { flex: 1 },
  icons: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.tiny, minHeight: 16 },
});
