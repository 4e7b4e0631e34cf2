import { StyleSheet, useWindowDimensions, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { hasLongWord } from '@/components/basics/text/longWords';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

import { seatLabel, type StripSeat } from './seatLabel';

/** Below this, four or five tiles leave little room for a name. */
const NARROW = 600;

/** Everyone at the table, in the order of the seats. */
export function PlayerStrip({ seats }: { seats: readonly StripSeat[] }) {
  const { isLarge } = useTheme();
  const isNarrow = useWindowDimensions().width < NARROW && !isLarge;
  return (
    <View role="list" style={styles.strip}>
      {seats.map((seat, index) => (
        <StripTile
          key={index}
          seat={index}
          of={seat}
          wide={isLarge}
          narrow={isNarrow}
          crowded={isNarrow && seats.length > 4}
          beside={seats.length <= 2}
        />
      ))}
    </View>
  );
}

type StripTileProps = {
  readonly seat: number;
  readonly of: StripSeat;
  readonly wide: boolean;
  readonly narrow: boolean;
  /** Five stand beside each other on the smallest phone. */
  readonly crowded: boolean;
  /** Two have so much room that their signs need no line of their own. */
  readonly beside: boolean;
};

function StripTile({ seat, of, wide, narrow, crowded, beside }: StripTileProps) {
  const t = useText();
  const theme = useTheme();
  const { colors } = theme;
  const signs = (
    <>
      {of.locked && <Icon name="lock" size={16} color={colors.good} />}
      {of.bot && <Icon name="bot" size={16} color={colors.softInk} />}
      {of.away && <Icon name="away" size={16} color={colors.danger} />}
      {of.badges.map(({ icon, label: about }) => (
        <Icon key={about} name={icon} size={16} />
      ))}
    </>
  );
  // Beside other numbers there is no room for it on a phone.
  const isBelow = crowded || (narrow && of.counts !== undefined);
  const cards = of.cards !== null && (
    <View style={styles.cards}>
      <Icon name="cards" size={15} color={colors.softInk} />
      <Text size="small" tone="soft">
        {of.cards}
      </Text>
    </View>
  );
  return (
    <View
      role="listitem"
      accessible
      aria-label={seatLabel(t, of)}
      testID={`seat-${seat}`}
      style={[
        styles.tile,
        wide && styles.wide,
        crowded && styles.crowded,
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
        <View style={styles.points}>{of.points !== null && <Text tone="strong">{of.points}</Text>}</View>
        {of.note !== undefined && (
          <Text size="small" tone="soft">
            {of.note}
          </Text>
        )}
        {of.counts?.map(({ icon, count }) => (
          <View key={icon} style={styles.cards}>
            <Icon name={icon} size={15} color={colors.softInk} />
            <Text size="small" tone="soft">
              {count}
            </Text>
          </View>
        ))}
        {!isBelow && cards}
        {beside && signs}
      </View>
      {!beside && (
        <View style={styles.icons}>
          {isBelow && cards}
          {signs}
        </View>
      )}
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
  crowded: { minWidth: 60 },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: 3 },
  points: { flexGrow: 1, flexShrink: 0 },
  cards: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  icons: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.tiny, minHeight: 16 },
});
