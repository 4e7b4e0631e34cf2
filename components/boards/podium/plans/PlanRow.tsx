import { Pressable, StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { podium as icons } from '@/components/boards/podium/art/icons';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { PLAN, policyOf } from '@/rules/podium/text/numbers';
import type { Placed } from '@/rules/podium/types';

import { useInks, usePolicyInk } from '@/components/boards/podium/art/inks';
import { Pips } from './Pips';
import { PlanPicture } from './PlanPicture';
import { effectText, planName, policyName } from '@/components/boards/podium/text/say';

export type PlanRowProps = {
  readonly placed: Placed;
  /** Funds can be put on it now. */
  readonly glows: boolean;
  readonly chosen: boolean;
  /** In Investing: it would be resolved now. */
  readonly most: boolean;
  /** `null` where nothing can be touched. */
  readonly onPress: (() => void) | null;
};

/** A Plan on its slot: what it is for, what it does, and how many Funds lie on it. */
export function PlanRow({ placed, glows, chosen, most, onPress }: PlanRowProps) {
  const g = useGameText('podium');
  const { colors, lies } = useTheme();
  const { plan, slot, funds } = placed;
  const { cost } = PLAN[plan];
  const state = g('funds.of', { funds, cost });
  const slotName = slot === 0 ? g('slot.podium') : g('slot', { slot });
  const isFunded = funds >= cost;
  const look = [
    styles.row,
    lies,
    {
      borderColor: chosen ? colors.ink : glows ? colors.glow : colors.line,
      borderWidth: chosen ? 3 : 2,
      backgroundColor: chosen || glows ? colors.glowGround : colors.sheet,
    },
  ];
  const inside = <Inside placed={placed} most={most} />;
  if (onPress === null)
    return (
      <View style={look} testID={`plan-${plan}`}>
        {inside}
      </View>
    );
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={[
        planName(g, plan),
        policyName(g, policyOf(plan)),
        slotName,
        state,
        isFunded && g('funded'),
        most && g('funds.most'),
        chosen && g('chosen'),
      ]
        .filter((word) => word !== false)
        .join(', ')}
      onPress={onPress}
      testID={`plan-${plan}`}
      style={({ pressed }) => [look, { opacity: pressed ? 0.8 : 1 }]}
    >
      {inside}
    </Pressable>
  );
}

function Inside({ placed: { plan, slot, funds }, most }: { placed: Placed; most: boolean }) {
  const g = useGameText('podium');
  const inks = useInks();
  const { colors, isLarge } = useTheme();
  const { color } = usePolicyInk()(policyOf(plan));
  const { cost, effects } = PLAN[plan];
  const isFunded = funds >= cost;
  return (
    <>
      <View style={styles.slot}>
        {slot === 0 ? (
          <Glyph of={icons.podium} size={20} color={inks.accent} label={g('slot.podium')} />
        ) : (
          <Text tone="strong" align="center">
            {slot}
          </Text>
        )}
      </View>
      {!isLarge && <PlanPicture plan={plan} size={38} />}
      <View style={styles.words}>
        <Text tone="strong">{planName(g, plan)}</Text>
        <Text size="small">{effects.map((effect) => effectText(g, plan, effect)).join(' · ')}</Text>
        <View style={styles.funds}>
          <Pips filled={funds} of={cost} color={isFunded ? colors.good : color} />
          <Text size="small" tone={isFunded ? 'good' : 'strong'}>
            {[g('funds.of', { funds, cost }), ...(isFunded ? [g(most ? 'funds.most' : 'funded')] : [])].join(
              ' · ',
            )}
          </Text>
        </View>
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  row: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 300,
    minHeight: TOUCH,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    borderRadius: RADIUS.middle,
    padding: 6,
  },
  slot: { width: 22, alignItems: 'center' },
  words: { flex: 1, gap: 1 },
  funds: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', columnGap: SPACE.small },
});
