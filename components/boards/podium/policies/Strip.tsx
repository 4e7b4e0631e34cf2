import { useState } from 'react';
import { Pressable, StyleSheet, useWindowDimensions, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { Icon } from '@/components/basics/marks/Icon';
import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { podium as icons } from '@/components/boards/podium/art/icons';
import type { PodiumProps } from '@/components/boards/podium/selection';
import { policyName } from '@/components/boards/podium/text/say';
import { TOUCH, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { PolicyView } from '@/rules/podium/types';

import { PoliciesSheet } from './PoliciesSheet';
import { PolicyMark } from './PolicyMark';

/** A mark is a part of the screen's shorter side: on the smallest phone two digits of Funds stand beside each of five. */
const MARK = 0.068;
const LARGEST_MARK = 38;

/** The five Policies in a row: whose they are, how far they have come, and their Funds. A touch tells more. */
export function Strip({ view, names, waiting }: PodiumProps) {
  const g = useGameText('podium');
  const { colors } = useTheme();
  const [isOpen, setOpen] = useState(false);
  // The end says the same, larger.
  if (view.policies.length === 0 || view.ending !== null) return null;
  const label = [
    g('tracks'),
    g('goal.number', { goal: view.goal }),
    ...view.policies.map(
      ({ policy, track, funds, seat }) =>
        `${policyName(g, policy)}: ${names[seat] ?? ''}, ${track}, ${g('funds.number', { count: funds })}`,
    ),
  ].join('. ');
  return (
    <>
      <Pressable
        accessibilityRole="button"
        accessibilityLabel={label}
        onPress={() => setOpen(true)}
        testID="strip"
        style={({ pressed }) => [
          styles.strip,
          { backgroundColor: colors.sheet, borderBottomColor: colors.ink, opacity: pressed ? 0.8 : 1 },
        ]}
      >
        {view.policies.map((of, at) => (
          <Tile
            key={of.policy}
            of={of}
            isNow={view.turn === null ? waiting.includes(of.seat) : view.turn.policy === of.policy}
            isReady={view.phase === 'talk' && view.ready.includes(of.seat)}
            isLast={at === view.policies.length - 1}
          />
        ))}
      </Pressable>
      <PoliciesSheet open={isOpen} onClose={() => setOpen(false)} view={view} names={names} />
    </>
  );
}

type TileProps = {
  readonly of: PolicyView;
  readonly isNow: boolean;
  readonly isReady: boolean;
  readonly isLast: boolean;
};

function Tile({ of: { policy, seat, track, funds, passed }, isNow, isReady, isLast }: TileProps) {
  const { colors } = useTheme();
  const { width, height } = useWindowDimensions();
  const mark = Math.min(LARGEST_MARK, MARK * Math.min(width, height));
  const sign = mark * 0.55;
  return (
    <View
      testID={`strip-${policy}`}
      style={[
        styles.tile,
        { borderEndColor: colors.line, borderEndWidth: isLast ? 0 : 1 },
        isNow && { backgroundColor: colors.glowGround },
      ]}
    >
      <View style={{ paddingEnd: mark * 0.16 }}>
        <PolicyMark policy={policy} size={mark} grows={false} />
        <View style={styles.seat}>
          <SeatMark seat={seat} size={mark * 0.68} />
        </View>
      </View>
      <View style={styles.numbers}>
        <Text size="rail" tone="strong">
          {track}
        </Text>
        <View style={styles.funds}>
          {isReady ? (
            <Icon name="tick" size={sign} color={colors.good} />
          ) : passed ? (
            <Icon name="cross" size={sign} color={colors.softInk} />
          ) : (
            <Glyph of={icons.fund} size={sign} color={colors.softInk} />
          )}
          <Text size="rail">{funds}</Text>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  strip: { flexDirection: 'row', minHeight: TOUCH, borderBottomWidth: 2 },
  tile: {
    flexGrow: 1,
    flexBasis: 0,
    flexDirection: 'row',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 3,
  },
  seat: { position: 'absolute', bottom: -6, end: -1 },
  numbers: { minWidth: 24, alignItems: 'flex-start' },
  funds: { flexDirection: 'row', alignItems: 'center', gap: 1 },
});
