import { StyleSheet, View } from 'react-native';

import { SmallCard } from '@/components/furniture/cards/Card';
import { Text } from '@/components/basics/text/Text';
import { Hand as Cards } from '@/components/furniture/cards/Hand';
import { SPACE } from '@/components/theme';
import { useGameText, useText } from '@/i18n';
import { PLAN } from '@/rules/podium/text/numbers';
import type { PlanId, Policy, View as GameView } from '@/rules/podium/types';

import { sdgArt, useInks } from '@/components/boards/podium/art/inks';
import { PolicyMark } from '@/components/boards/podium/policies/PolicyMark';
import { planName, policyName } from '@/components/boards/podium/text/say';
import { policyIn } from '@/components/boards/podium/turn/seats';

export type HandProps = {
  readonly view: GameView;
  readonly onPlan: (plan: PlanId) => void;
  readonly above?: React.ReactNode;
};

/** My Plans, each Policy's apart: whoever leads two must never take one hand for the other. */
export function Hand({ view, onPlan, above }: HandProps) {
  const g = useGameText('podium');
  const count = view.hands.reduce((sum, { plans }) => sum + plans.length, 0);
  const now = view.turn?.policy ?? null;
  // The Policy whose turn it is comes first.
  const hands = [...view.hands].sort((a, b) => Number(b.policy === now) - Number(a.policy === now));
  return (
    <Cards count={count} empty={g('hand.empty')} above={above}>
      {() =>
        hands.map(({ policy, plans }) => (
          <View key={policy} style={styles.policy}>
            <HandOf view={view} policy={policy} plans={plans} onPlan={onPlan} />
          </View>
        ))
      }
    </Cards>
  );
}

type HandOfProps = {
  readonly view: GameView;
  readonly policy: Policy;
  readonly plans: readonly PlanId[];
  readonly onPlan: (plan: PlanId) => void;
};

function HandOf({ view, policy, plans, onPlan }: HandOfProps) {
  const g = useGameText('podium');
  const t = useText();
  const inks = useInks();
  const funds = policyIn(view, policy)?.funds ?? 0;
  return (
    <>
      <View style={styles.head} testID={`hand-${policy}`}>
        <PolicyMark policy={policy} />
        <Text tone="strong">{policyName(g, policy)}</Text>
        <Text size="small" tone="soft">
          {g('funds.number', { count: funds })}
        </Text>
      </View>
      <View style={styles.cards}>
        {plans.map((plan) => (
          <SmallCard
            key={plan}
            of={{ name: planName(g, plan), art: sdgArt(PLAN[plan].sdg), inks, value: PLAN[plan].cost }}
            label={t('table.hand.card', { card: planName(g, plan) })}
            testID={`hand-plan-${plan}`}
            onPress={() => onPlan(plan)}
          />
        ))}
      </View>
    </>
  );
}

const styles = StyleSheet.create({
  policy: { width: '100%', gap: SPACE.tiny },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.small },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
});
