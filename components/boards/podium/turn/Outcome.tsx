import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { Appear } from '@/components/motion/Appear';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { PLAN, policyOf, RULE_NUMBERS } from '@/rules/podium/text/numbers';
import type { PlanId, View as GameView } from '@/rules/podium/types';

import { PlanPicture } from '@/components/boards/podium/plans/PlanPicture';
import { effectText, planName, policyName } from '@/components/boards/podium/text/say';

/** What Implementation has brought in this Period so far. */
export function Outcome({ view }: { view: GameView }) {
  const g = useGameText('podium');
  const { colors } = useTheme();
  const { resolved, others } = view;
  if (resolved === null && others.length === 0)
    return view.phase === 'event' || view.phase === 'gift' ? (
      <Text tone="soft">{g('log.nothing-funded')}</Text>
    ) : null;
  return (
    <View style={[styles.box, { borderColor: colors.good, backgroundColor: colors.sheet }]} testID="outcome">
      <Text tone="strong">{g('outcome.title')}</Text>
      {resolved !== null && <Done plan={resolved} full />}
      {others.map(({ plan, paid }) => (
        <Done key={plan} plan={plan} full={paid} />
      ))}
    </View>
  );
}

/** Says whether a Plan had its full effect, or only the one step that it gives without. */
function Done({ plan, full }: { plan: PlanId; full: boolean }) {
  const g = useGameText('podium');
  return (
    <Appear>
      <View style={styles.line}>
        <PlanPicture plan={plan} size={34} />
        <View style={styles.words}>
          <Text tone="strong">{planName(g, plan)}</Text>
          <Text size="small">
            {full
              ? PLAN[plan].effects.map((effect) => effectText(g, plan, effect)).join(' · ')
              : g('outcome.step', {
                  effect: g('effect.raise', {
                    policy: policyName(g, policyOf(plan)),
                    steps: RULE_NUMBERS.rise,
                  }),
                })}
          </Text>
        </View>
      </View>
    </Appear>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.small, borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.small },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flex: 1 },
});
