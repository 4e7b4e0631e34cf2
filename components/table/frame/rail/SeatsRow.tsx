import { Pressable, StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import type { StripSeat } from '@/components/table/frame/seatLabel';
import { seatLabel } from '@/components/table/frame/seatLabel';
import { RADIUS, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

export type SeatsRowProps = {
  readonly seats: readonly StripSeat[];
  /** How wide it can be. */
  readonly room: number;
  /** Marks and numbers only, where there is no room for a name. */
  readonly folded?: boolean | undefined;
  /** Opens what there is to know of the seats. */
  readonly onPress: () => void;
};

/** How wide a seat is without its points, and each digit of them. */
const MARK = 34;
const DIGIT = 11;
/** What a seat needs besides when it unfolds, and each letter of its name. */
const PILL = 22;
const LETTER = 9;
const LEAST_LETTERS = 7;

/** Everyone by mark and points, in the order of the seats; whom the table waits for unfolds its name. */
export function SeatsRow({ seats, room, folded = false, onPress }: SeatsRowProps) {
  const t = useText();
  const { isLarge } = useTheme();
  const active = seats.filter(({ next }) => next);
  const wide = seats.reduce((sum, { points }) => sum + MARK + DIGIT * String(points ?? '').length, 0);
  const stacked = wide > room;
  /** A name that would be cut after its first letters tells nothing: then mark and colour alone say who it is. */
  const isNamed = ({ name }: StripSeat) =>
    room - wide - PILL >= LETTER * Math.min(name.length, LEAST_LETTERS);
  const unfolds = active.length === 1 && !isLarge && !folded && !stacked;
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={seats.map((seat) => seatLabel(t, seat)).join('. ')}
      onPress={onPress}
      testID="seats"
      style={({ pressed }) => [styles.row, { opacity: pressed ? 0.7 : 1 }]}
    >
      {seats.map((seat, at) => (
        <RailSeat
          key={at}
          seat={at}
          of={seat}
          unfolds={unfolds && seat.next}
          named={isNamed(seat)}
          stacked={stacked}
        />
      ))}
    </Pressable>
  );
}

type RailSeatProps = {
  readonly seat: number;
  readonly of: StripSeat;
  readonly unfolds: boolean;
  /** There is room for its name when it does. */
  readonly named: boolean;
  /** The points below the mark: five of two digits do not fit beside each other on a small phone. */
  readonly stacked: boolean;
};

function RailSeat({ seat, of, unfolds, named, stacked }: RailSeatProps) {
  const theme = useTheme();
  const { colors } = theme;
  const { color, onColor } = theme.seat(seat);
  const sign = of.away ? 'away' : of.calls === true ? 'hand' : of.locked ? 'tick' : null;
  return (
    <View
      testID={`seat-${seat}`}
      style={[
        styles.seat,
        stacked && styles.stacked,
        of.next && !unfolds && { borderColor: colors.ink },
        unfolds && [styles.pill, { backgroundColor: color, borderColor: colors.ink }],
      ]}
    >
      <View
        style={[
          !stacked && styles.mark,
          unfolds && { backgroundColor: colors.sheet },
          of.away && styles.faint,
        ]}
      >
        <SeatMark seat={seat} size={18} />
        {sign !== null && (
          <View style={[styles.sign, stacked && styles.beside, { backgroundColor: colors.sheet }]}>
            <Icon
              name={sign}
              size={12}
              color={of.away ? colors.danger : of.calls === true ? colors.ink : colors.good}
            />
          </View>
        )}
      </View>
      {unfolds && named && (
        <View style={styles.name}>
          <Text size="rail" tone="strong" color={onColor} lines={1}>
            {of.name}
          </Text>
        </View>
      )}
      {of.points !== null && (
        <Text size="rail" tone="strong" color={unfolds ? onColor : undefined}>
          {of.points}
        </Text>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'space-between',
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 0,
    minHeight: 48,
    gap: 2,
  },
  seat: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: 2,
    paddingHorizontal: 2,
    paddingVertical: 4,
    borderWidth: 2,
    borderColor: 'transparent',
    borderRadius: RADIUS.round,
  },
  stacked: { flexDirection: 'column', gap: 0, paddingVertical: 0, minWidth: 36, borderRadius: RADIUS.small },
  pill: { flexShrink: 1, paddingHorizontal: 6, gap: 4, minHeight: 36 },
  mark: { borderRadius: RADIUS.round, padding: 3 },
  faint: { opacity: 0.6 },
  sign: { position: 'absolute', bottom: -3, end: -3, borderRadius: RADIUS.round },
  /** It would else hide a mark that has no ground of its own. */
  beside: { bottom: 0, end: -13 },
  name: { flexShrink: 1 },
});
