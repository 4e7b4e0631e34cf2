import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import { PolicyMark } from '@/components/boards/podium/policies/PolicyMark';
import { podium as icons } from '@/components/boards/podium/art/icons';
import { KIND_ART, sdgArt, useInks, usePolicyInk } from '@/components/boards/podium/art/inks';
import { effectText, planName } from '@/components/boards/podium/text/say';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { FanCard } from '@/components/furniture/thumb/FanCard';
import { useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { PLAN, policyOf } from '@/rules/podium/text/numbers';
import type { Effect, PlanId } from '@/rules/podium/types';

export type FanPlanProps = {
  readonly plan: PlanId;
  readonly chosen: boolean;
  /** How many Funds I lack to place it now. */
  readonly lacks: number;
  readonly shown: number;
  readonly label: string;
  readonly onPress: () => void;
};

/** A Plan in my hand: what it does and costs on its edge, so that six can be compared without opening one. */
export function FanPlan({ plan, chosen, lacks, shown, label, onPress }: FanPlanProps) {
  const g = useGameText('podium');
  const inks = useInks();
  const { color, onColor } = usePolicyInk()(policyOf(plan));
  const { sdg, cost, effects } = PLAN[plan];
  return (
    <FanCard
      label={[label, ...effects.map((effect) => effectText(g, plan, effect)), g('cost', { cost })].join('. ')}
      name={planName(g, plan)}
      picture={<Glyph of={sdgArt(sdg)} size={38} color={onColor} />}
      inks={{ color, edge: inks.ground }}
      signs={
        <>
          <View style={styles.effects}>
            {effects.map((effect, at) => (
              <EffectSign key={at} effect={effect} />
            ))}
          </View>
          <Coin count={cost} />
        </>
      }
      missing={lacks > 0 ? `−${lacks}` : undefined}
      chosen={chosen}
      shown={shown}
      onPress={onPress}
      testID={`hand-plan-${plan}`}
    />
  );
}

/** One effect as a sign with its number. */
function EffectSign({ effect }: { readonly effect: Effect }) {
  const inks = useInks();
  const { colors } = useTheme();
  const number = (count: number) => <Text size="small" tone="strong" color={inks.ink}>{`+${count}`}</Text>;
  switch (effect.type) {
    case 'raise':
      return (
        <View style={styles.sign}>
          <PolicyMark policy={effect.policy} size={22} />
          {number(effect.steps)}
        </View>
      );
    case 'lower':
      return (
        <View style={styles.sign}>
          <PolicyMark policy={effect.policy} size={22} />
          <Text size="small" tone="danger">{`−${effect.steps}`}</Text>
        </View>
      );
    case 'if':
    case 'later':
      return (
        <View style={styles.sign}>
          <Icon name={effect.type === 'if' ? 'help' : 'timer'} size={16} color={colors.softInk} />
          <EffectSign effect={effect.then} />
        </View>
      );
    case 'raise-weakest':
      return (
        <View style={styles.sign}>
          <Glyph of={icons.goal} size={22} color={inks.accent} />
          {number(effect.steps)}
        </View>
      );
    case 'protect':
      return (
        <View style={styles.sign}>
          <Glyph of={KIND_ART[effect.against]} size={24} color={inks.accent} />
        </View>
      );
    case 'draw':
      return (
        <View style={styles.sign}>
          <Glyph of={icons.plan} size={20} color={inks.ink} />
          {number(effect.plans)}
        </View>
      );
    case 'give-funds':
      return (
        <View style={styles.sign}>
          <Glyph of={icons.fund} size={20} color={inks.ink} />
          {number(effect.each)}
        </View>
      );
  }
}

/** A Fund with a number on it. */
function Coin({ count }: { readonly count: number }) {
  const { colors } = useTheme();
  return (
    <View style={[styles.coin, { borderColor: colors.ink }]}>
      <Text size="small" tone="strong" color="#221d16">
        {count}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  effects: { alignItems: 'center', gap: 3 },
  sign: { flexDirection: 'row', alignItems: 'center', gap: 1 },
  coin: {
    minWidth: 28,
    height: 28,
    borderRadius: 14,
    borderWidth: 2,
    alignItems: 'center',
    justifyContent: 'center',
    paddingHorizontal: 3,
    backgroundColor: '#eeb029',
  },
});
