import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

export type WaitingForProps = {
  readonly seats: readonly { readonly name: string; readonly done: boolean }[];
};

/** Shows whom the table waits for: every player's mark, with a tick for those who are ready. */
export function WaitingFor({ seats }: WaitingForProps) {
  const t = useText();
  const { colors } = useTheme();
  const namesOf = (done: boolean) =>
    seats
      .filter((seat) => seat.done === done)
      .map(({ name }) => name)
      .join(', ') || t('table.nobody');
  return (
    <View
      accessible
      role="img"
      aria-label={t('table.waiting', { ready: namesOf(true), open: namesOf(false) })}
      testID="waiting-for"
      style={[styles.row, { backgroundColor: colors.sheet, borderColor: colors.line }]}
    >
      {seats.map(({ done }, seat) => (
        <View key={seat} style={styles.seat} testID={done ? `ready-${seat}` : `not-ready-${seat}`}>
          <View style={!done && styles.faint}>
            <SeatMark seat={seat} size={18} />
          </View>
          {done && (
            <View style={[styles.tick, { backgroundColor: colors.sheet }]}>
              <Icon name="tick" size={14} color={colors.good} />
            </View>
          )}
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  row: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    gap: 2,
    padding: SPACE.tiny,
    borderWidth: 1,
    borderRadius: RADIUS.middle,
  },
  seat: { width: 24, height: 24, alignItems: 'center', justifyContent: 'center' },
  faint: { opacity: 0.4 },
  tick: { position: 'absolute', bottom: 0, end: 0, borderRadius: RADIUS.round },
});
