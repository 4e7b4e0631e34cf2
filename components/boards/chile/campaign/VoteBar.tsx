import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { MAJORITY, TOTAL_VOTES } from '@/rules/chile/text/numbers';
import type { BySide, Side, View as GameView } from '@/rules/chile/types';

import { useInks, useSides } from '@/components/boards/chile/art/prints';

export type VoteBarProps = {
  readonly view: GameView;
  /** What has been counted so far, if not all that is known. */
  readonly votes?: BySide<number>;
};

/** All votes of the country: Sí from one end, No from the other. Whoever passes the mark has more than half. */
export function VoteBar({ view, votes: counted }: VoteBarProps) {
  const g = useGameText('chile');
  const { colors } = useTheme();
  const inks = useInks();
  const scale = usePrintScale();
  const sides = useSides(view);
  const votes = counted ?? { si: view.seats[sides.si.seat].votes, no: view.seats[sides.no.seat].votes };
  const share = (side: Side) => ({ width: `${(100 * votes[side]) / TOTAL_VOTES}%` as const });
  const stand = (side: Side) => (
    <View style={styles.stand}>
      <Glyph of={sides[side].art} size={18 * scale} color={colors.ink} />
      <Text tone="strong">{g('table.votes.side', { side: sides[side].label, votes: votes[side] })}</Text>
    </View>
  );
  return (
    <View
      accessible
      role="img"
      aria-label={g('table.votes.bar', { ...votes, majority: MAJORITY })}
      testID="vote-bar"
      style={styles.box}
    >
      <View style={styles.row}>
        {stand('si')}
        <View style={styles.goal}>
          <Text size="small" tone="soft" align="center">
            {g('table.votes.goal', { majority: MAJORITY })}
          </Text>
        </View>
        {stand('no')}
      </View>
      <View style={[styles.bar, { borderColor: inks.ink, backgroundColor: inks.ground, height: 16 * scale }]}>
        <View
          style={[styles.part, share('si'), { backgroundColor: sides.si.color, borderColor: inks.ink }]}
        />
        <View style={styles.open} />
        <View
          style={[styles.part, share('no'), { backgroundColor: sides.no.color, borderColor: inks.ink }]}
        />
        <View style={[styles.mark, { backgroundColor: inks.ink }]} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: 2 },
  row: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.tiny },
  stand: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
  goal: { flexGrow: 1, flexShrink: 1 },
  bar: { flexDirection: 'row', borderWidth: 2, borderRadius: RADIUS.small, overflow: 'hidden' },
  part: { height: '100%' },
  open: { flexGrow: 1 },
  mark: { position: 'absolute', top: 0, bottom: 0, start: '50%', width: 2, marginStart: -1 },
});
