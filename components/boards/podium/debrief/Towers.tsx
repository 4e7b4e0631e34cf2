import { StyleSheet, View } from 'react-native';

import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { usePolicyInk } from '@/components/boards/podium/art/inks';
import { PolicyMark } from '@/components/boards/podium/policies/PolicyMark';
import { SPACE, usePrintScale, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { TRACK } from '@/rules/podium/text/numbers';
import type { Ending, View as GameView } from '@/rules/podium/types';

const HIGH = 60;

/** The five Policies as towers, the Goal as a line across them. What a bonus added lies on top in gold; what is missing is said at the gap. The points themselves stand in the rows below. */
export function Towers({ view, ending }: { readonly view: GameView; readonly ending: Ending }) {
  const g = useGameText('podium');
  const { colors } = useTheme();
  const ink = usePolicyInk();
  const scale = usePrintScale();
  const step = (HIGH * scale) / TRACK.top;
  return (
    <View style={[styles.towers, { height: (HIGH + 50) * scale }]} aria-hidden>
      {view.policies.map(({ policy, seat }) => {
        const end = ending.tracks[policy];
        const gained = ending.bonuses
          .filter((bonus) => bonus.policy === policy)
          .reduce((sum, { from, to }) => sum + to - from, 0);
        const missing = view.goal - end;
        return (
          <View key={policy} style={styles.one}>
            {missing > 0 && (
              <Text size="small" tone="danger" align="center">
                {g('ending.short', { count: missing })}
              </Text>
            )}
            <SeatMark seat={seat} size={18} />
            <View style={[styles.tower, { borderColor: colors.ink }]}>
              <View style={{ height: Math.max(0, gained) * step, backgroundColor: colors.glow }} />
              <View
                style={{
                  height: Math.max(0, end - Math.max(0, gained)) * step,
                  backgroundColor: ink(policy).color,
                }}
              />
            </View>
            <PolicyMark policy={policy} size={22} />
          </View>
        );
      })}
      <View style={[styles.goal, { bottom: 22 + view.goal * step, borderColor: colors.ink }]} />
    </View>
  );
}

const styles = StyleSheet.create({
  towers: { flexDirection: 'row', alignItems: 'flex-end', alignSelf: 'stretch', gap: SPACE.tiny },
  one: { flexGrow: 1, flexShrink: 1, flexBasis: 0, alignItems: 'center' },
  tower: { alignSelf: 'stretch', borderWidth: 2, borderBottomWidth: 0 },
  goal: { position: 'absolute', start: 0, end: 0, height: 0, borderTopWidth: 2, borderStyle: 'dashed' },
});
