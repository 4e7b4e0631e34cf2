import { StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { PLAN, policyOf, RULE_NUMBERS } from '@/rules/podium/text/numbers';
import type { Collecting, View as GameView } from '@/rules/podium/types';

import { Pips } from './Pips';
import { PlanPicture } from './PlanPicture';
import { PolicyMark } from '@/components/boards/podium/policies/PolicyMark';
import { effectText, planName, policyName } from '@/components/boards/podium/text/say';

/** The table pays together for the effect of a Plan, or lets it go: who has given, who will not. */
export function Collected({ view, collecting }: { view: GameView; collecting: Collecting }) {
  const g = useGameText('podium');
  const { colors, lies } = useTheme();
  const { plan, need, paid, refused } = collecting;
  const sum = paid.reduce((all, { funds }) => all + funds, 0);
  return (
    <View
      style={[styles.box, lies, { borderColor: colors.ink, backgroundColor: colors.glowGround }]}
      testID="collecting"
    >
      <View style={styles.line}>
        <PlanPicture plan={plan} size={44} />
        <View style={styles.words}>
          <Text tone="strong">{g('ask.effects', { plan: planName(g, plan) })}</Text>
          <Text>{PLAN[plan].effects.map((effect) => effectText(g, plan, effect)).join(' · ')}</Text>
        </View>
      </View>
      <View style={styles.line}>
        <Pips filled={sum} of={need} color={colors.good} />
        <View style={styles.words}>
          <Text tone="strong">{g('effects.paid', { paid: sum, need })}</Text>
        </View>
      </View>
      <View style={styles.who}>
        {view.policies.map(({ policy, funds }) => {
          const given = paid.find((each) => each.policy === policy)?.funds ?? 0;
          const isOut = refused.includes(policy) || (funds === 0 && given === 0);
          return (
            <View key={policy} style={[styles.one, isOut && styles.out]}>
              <PolicyMark policy={policy} size={22} />
              <Text size="small">
                {given > 0
                  ? g('funds.number', { count: given })
                  : refused.includes(policy)
                    ? g('effects.no')
                    : funds === 0
                      ? g('funds.none')
                      : policyName(g, policy)}
              </Text>
              {given > 0 && <Icon name="tick" size={14} color={colors.good} />}
            </View>
          );
        })}
      </View>
      <Text size="small">
        {g('effects.else', { policy: policyName(g, policyOf(plan)), rise: RULE_NUMBERS.rise })}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.small, borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.small },
  line: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flex: 1 },
  who: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.middle, rowGap: SPACE.tiny },
  one: { flexDirection: 'row', alignItems: 'center', gap: SPACE.tiny },
  out: { opacity: 0.75 },
});
