import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { podium as icons } from '@/components/boards/podium/art/icons';
import { Appear } from '@/components/motion/Appear';
import { useTheme } from '@/components/theme';
import { TRACK } from '@/rules/podium/text/numbers';
import type { Policy } from '@/rules/podium/types';

import { usePolicyInk } from '@/components/boards/podium/art/inks';

export type RailProps = { readonly policy: Policy; readonly value: number; readonly goal: number };

const part = (value: number) => `${(100 * value) / TRACK.top}%` as const;
const FIVES = [5, 10, 15, 20] as const;

/** One track from the first step to the last, filled up to the marker, with a flag on the Goal. */
export function Rail({ policy, value, goal }: RailProps) {
  const { colors } = useTheme();
  const { color } = usePolicyInk()(policy);
  const isThere = value >= goal;
  return (
    <View style={styles.room} aria-hidden>
      <View style={[styles.rail, { borderColor: colors.ink, backgroundColor: colors.paper }]}>
        <Appear key={value}>
          <View style={[styles.fill, { width: part(value), backgroundColor: color }]} />
        </Appear>
        {FIVES.map((step) => (
          <View key={step} style={[styles.tick, { start: part(step), backgroundColor: colors.line }]} />
        ))}
      </View>
      <View style={[styles.pole, { start: part(goal), backgroundColor: colors.ink }]} />
      <View style={[styles.flag, { start: part(goal) }]}>
        <Glyph of={icons.goal} size={13} color={isThere ? colors.good : colors.ink} />
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  room: { height: 26, justifyContent: 'flex-end' },
  rail: { height: 14, borderWidth: 1.5, borderRadius: 4, overflow: 'hidden' },
  fill: { height: 11 },
  tick: { position: 'absolute', top: 0, bottom: 0, width: 1 },
  pole: { position: 'absolute', top: 1, bottom: 0, width: 2 },
  flag: { position: 'absolute', top: 0 },
});
