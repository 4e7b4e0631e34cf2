import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { podium as icons } from '@/components/boards/podium/art/icons';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { PolicyView, View as GameView } from '@/rules/podium/types';

import { useInks } from '@/components/boards/podium/art/inks';
import { PoliciesSheet } from './PoliciesSheet';
import { PolicyMark } from './PolicyMark';
import { Rail } from './Rail';
import { policyName } from '@/components/boards/podium/text/say';
import { podiumOf } from '@/components/boards/podium/turn/seats';

export type TracksProps = {
  readonly view: GameView;
  readonly names: readonly string[];
  readonly me: number | null;
};

/** The five Policies: whose they are, how far they have come, and their Funds. A touch tells more. */
export function Tracks({ view, names, me }: TracksProps) {
  const g = useGameText('podium');
  const { colors, lies } = useTheme();
  const [isOpen, setOpen] = useState(false);
  const rows = view.policies.map((of) => <Row key={of.policy} of={of} view={view} me={me} />);
  const look = [styles.box, lies, { borderColor: colors.ink, backgroundColor: colors.sheet }];
  if (me === null)
    return (
      <View style={look} testID="tracks">
        {rows}
      </View>
    );
  return (
    <>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={[
          g('tracks'),
          g('goal.number', { goal: view.goal }),
          ...view.policies.map(({ policy, track }) => `${policyName(g, policy)} ${track}`),
        ].join(', ')}
        onPress={() => setOpen(true)}
        testID="tracks"
        style={({ pressed }) => [look, { opacity: pressed ? 0.8 : 1 }]}
      >
        {rows}
      </Pressable>
      <PoliciesSheet open={isOpen} onClose={() => setOpen(false)} view={view} names={names} />
    </>
  );
}

type RowProps = { readonly of: PolicyView; readonly view: GameView; readonly me: number | null };

function Row({ of: { policy, seat, track, funds }, view, me }: RowProps) {
  const g = useGameText('podium');
  const inks = useInks();
  const { colors, isLarge, scale } = useTheme();
  const isOnPodium = podiumOf(view) === policy;
  const head = (
    <View style={[styles.head, { width: isLarge ? undefined : 126 * Math.min(1.4, scale) }]}>
      <SeatMark seat={seat} size={14} />
      <PolicyMark policy={policy} size={24} />
      <View style={styles.words}>
        <Text size="small" tone={seat === me ? 'strong' : 'plain'}>
          {policyName(g, policy)}
        </Text>
      </View>
    </View>
  );
  const facts = (
    <View style={styles.facts}>
      <View style={styles.value}>
        <Text tone="strong" align="end">
          {track}
        </Text>
      </View>
      <Glyph of={icons.fund} size={15} color={colors.softInk} />
      <View style={styles.funds}>
        <Text size="small">{funds}</Text>
      </View>
    </View>
  );
  return (
    <View
      testID={`track-${policy}`}
      style={[
        styles.row,
        isLarge && styles.tall,
        isOnPodium && { backgroundColor: inks.ground, borderColor: inks.accent },
      ]}
    >
      {head}
      <View style={styles.podium}>
        {isOnPodium && (
          <Glyph
            of={icons.podium}
            size={18}
            color={inks.accent}
            label={me === null ? g('podium') : undefined}
          />
        )}
      </View>
      <View style={[styles.rail, isLarge && styles.whole]}>
        <Rail policy={policy} value={track} goal={view.goal} />
      </View>
      {facts}
    </View>
  );
}

const styles = StyleSheet.create({
  box: { borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.tiny, gap: 1 },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.tiny,
    minHeight: 31,
    paddingHorizontal: SPACE.tiny,
    borderWidth: 1.5,
    borderColor: 'transparent',
    borderRadius: RADIUS.small,
  },
  tall: { flexWrap: 'wrap' },
  head: { flexDirection: 'row', alignItems: 'center', gap: 5 },
  words: { flexShrink: 1 },
  podium: { width: 18 },
  rail: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  whole: { flexBasis: '100%' },
  facts: { flexDirection: 'row', alignItems: 'center', gap: 3 },
  value: { minWidth: 24 },
  funds: { minWidth: 18 },
});
