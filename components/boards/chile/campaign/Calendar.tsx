import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { RADIUS, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Side, View as GameView } from '@/rules/chile/types';

import { ON_ACCENT2, useInks, useSides } from '@/components/boards/chile/art/prints';

/** The Days: who was ahead at the end of each, the one we play, and those to come. */
export function Calendar({ view, roomy }: { view: GameView; roomy: boolean }) {
  const g = useGameText('chile');
  const { colors } = useTheme();
  const inks = useInks();
  const sides = useSides(view);
  const ahead = (day: number): Side | null => {
    const votes = view.history.find((record) => record.day === day)?.votes;
    if (votes === undefined || votes.si === votes.no) return null;
    return votes.si > votes.no ? 'si' : 'no';
  };
  return (
    <View
      accessible
      role="img"
      aria-label={g('table.day.of', { day: view.day, days: view.options.days })}
      testID="calendar"
      style={styles.days}
    >
      {Array.from({ length: view.options.days }, (_, at) => {
        const day = at + 1;
        const isNow = day === view.day && view.phase !== 'over';
        const isOver = view.history.some((record) => record.day === day);
        const side = ahead(day);
        const print = side === null ? null : sides[side];
        return (
          <View
            key={day}
            style={[
              styles.day,
              { borderColor: isNow || isOver ? inks.ink : colors.line },
              { backgroundColor: isNow ? inks.accent2 : (print?.color ?? inks.ground) },
              side === 'no' && styles.round,
            ]}
          >
            {roomy && (
              <Text size="small" tone="strong" align="center" color={isNow ? ON_ACCENT2 : print?.onColor}>
                {day}
              </Text>
            )}
          </View>
        );
      })}
    </View>
  );
}

const styles = StyleSheet.create({
  days: { flexDirection: 'row', gap: 3 },
  day: { flexGrow: 1, flexBasis: 0, minHeight: 10, borderWidth: 1.5, borderRadius: 2 },
  round: { borderRadius: RADIUS.middle },
});
