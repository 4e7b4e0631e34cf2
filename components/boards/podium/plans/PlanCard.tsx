import { StyleSheet, View } from 'react-native';

import { Glyph } from '@/components/art/Glyph';
import type { IconArt } from '@/components/art/iconTypes';
import { podium as icons } from '@/components/boards/podium/art/icons';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, type TextSize, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { PLAN, policyOf } from '@/rules/podium/text/numbers';
import type { Effect, PlanId } from '@/rules/podium/types';

import { KIND_ART, POLICY_ART, sdgArt, useInks, usePolicyInk } from '@/components/boards/podium/art/inks';
import { effectText, planName, policyName } from '@/components/boards/podium/text/say';

export type PlanCardProps = {
  readonly plan: PlanId;
  /** With its name on it, where no title above says it. */
  readonly named?: boolean | undefined;
  readonly textSize?: TextSize | undefined;
};

/** The picture of what a Plan does. */
export const effectArt = (effect: Effect): IconArt => {
  switch (effect.type) {
    case 'raise':
    case 'lower':
      return POLICY_ART[effect.policy];
    case 'raise-weakest':
      return icons.goal;
    case 'protect':
      return KIND_ART[effect.against];
    case 'draw':
      return icons.plan;
    case 'give-funds':
      return icons.fund;
    case 'if':
    case 'later':
      return effectArt(effect.then);
  }
};

/** A Plan in full: its goal, the words to read aloud, what it does and what it costs. */
export function PlanCard({ plan, named = false, textSize = 'large' }: PlanCardProps) {
  const g = useGameText('podium');
  const { colors, lies } = useTheme();
  const inks = useInks();
  const policy = policyOf(plan);
  const { color, onColor } = usePolicyInk()(policy);
  const { sdg, cost, effects } = PLAN[plan];
  return (
    <View style={[styles.card, lies, { borderColor: inks.ink, backgroundColor: inks.ground }]}>
      <View style={[styles.head, { backgroundColor: color }]}>
        <Glyph of={sdgArt(sdg)} size={52} color={onColor} />
        <View style={styles.words}>
          <Text size="small" color={onColor}>
            {`${policyName(g, policy)} · ${g('sdg.number', { sdg })}`}
          </Text>
          {named ? (
            <Text size="title" heading color={onColor}>
              {planName(g, plan)}
            </Text>
          ) : (
            <Text tone="strong" color={onColor}>
              {g(`sdg.${sdg}`)}
            </Text>
          )}
        </View>
      </View>
      <View style={styles.body}>
        <Text size={textSize} color={inks.ink}>
          {g(`plan.${plan}.text`)}
        </Text>
        <View style={[styles.effects, { borderTopColor: inks.ink }]}>
          {effects.map((effect, at) => (
            <Fact key={at} art={effectArt(effect)} text={effectText(g, plan, effect)} strong />
          ))}
          <Fact art={icons.fund} text={g('cost', { cost })} />
        </View>
      </View>
      <View style={[styles.edge, { backgroundColor: colors.ink }]} />
    </View>
  );
}

function Fact({ art, text, strong = false }: { art: readonly string[]; text: string; strong?: boolean }) {
  const inks = useInks();
  return (
    <View style={styles.fact}>
      <Glyph of={art} size={22} color={inks.accent} />
      <View style={styles.words}>
        <Text tone={strong ? 'strong' : 'plain'} color={inks.ink}>
          {text}
        </Text>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  card: { borderWidth: 2, borderRadius: RADIUS.large, overflow: 'hidden' },
  head: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.middle,
    padding: SPACE.middle,
  },
  words: { flex: 1 },
  body: { padding: SPACE.middle, gap: SPACE.middle },
  effects: { borderTopWidth: 1, paddingTop: SPACE.small, gap: SPACE.tiny },
  fact: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  edge: { height: 3 },
});
