import { Pressable, StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import type { StripSeat } from '@/components/table/frame/PlayerStrip';
import { seatLabel } from '@/components/table/frame/seatLabel';
import { RADIUS, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

export type SeatsRowProps = {
  readonly seats: readonly StripSeat[];
  /** Marks and numbers only, where there is no room for a name. */
  readonly folded?: boolean | undefined;
  /** Opens what there is to know of the seats. */
  readonly onPress: () => void;
};

/** Everyone by mark and points, in the order of the seats; whom the table waits for unfolds its name. */
export function SeatsRow({ seats, folded = false, onPress }: SeatsRowProps) {
  const t = useText();
  const { isLarge } = useTheme();
  const active = seats.filter(({ next }) => next);
  const unfolds = active.length === 1 && !isLarge && !folded;
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={seats.map((seat) => seatLabel(t, seat)).join('. ')}
      onPress={onPress}
      testID="seats"
      style={({ pressed }) => [styles.row, { opacity: pressed ? 0.7 : 1 }]}
    >
      {seats.map((seat, at) => (
        <RailSeat key={at} seat={at} of={seat} unfolds={unfolds && seat.next} />
      ))}
    </Pressable>
  );
}

type RailSeatProps = { readonly seat: number; readonly of: StripSeat; readonly unfolds: boolean };

function RailSeat({ seat, of, unfolds }: RailSeatProps) {
  const theme = useTheme();
  const { colors } = theme;
  const { color, onColor } = theme.seat(seat);
  const sign = of.away ? 'away' : of.locked ? 'tick' : null;
  return (
    <View
      testID={`seat-${seat}`}
      style={[
        styles.seat,
        of.next && !unfolds && { borderColor: colors.ink },
        unfolds && [styles.pill, { backgroundColor: color, borderColor: colors.ink }],
      ]}
    >
      <View style={[styles.mark, unfolds && { backgroundColor: colors.sheet }, of.away && styles.faint]}>
        <SeatMark seat={seat} size={18} />
        {sign !== null && (
          <View style={[styles.sign, { backgroundColor: colors.sheet }]}>
            <Icon name={sign} size={12} color={of.away ? colors.danger : colors.good} />
          </View>
        )}
      </View>
      {unfolds && (
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
  pill: { flexShrink: 1, paddingHorizontal: 6, gap: 4, minHeight: 36 },
  mark: { borderRadius: RADIUS.round, padding: 3 },
  faint: { opacity: 0.6 },
  sign: { position: 'absolute', bottom: -3, end: -3, borderRadius: RADIUS.round },
  name: { flexShrink: 1 },
});
