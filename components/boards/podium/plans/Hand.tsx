import type { ReactNode } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { Hand as Cards, type HandProps as CardsProps } from '@/components/furniture/cards/Hand';
import { Fan } from '@/components/furniture/thumb/Fan';
import { Backs } from '@/components/furniture/thumb/Pile';
import { SPACE } from '@/components/theme';
import { useGameText, useText } from '@/i18n';
import type { PlanId, Policy, View as GameView } from '@/rules/podium/types';

import { useInks } from '@/components/boards/podium/art/inks';
import { PolicyMark } from '@/components/boards/podium/policies/PolicyMark';
import { planName, policyName } from '@/components/boards/podium/text/say';
import { policyIn } from '@/components/boards/podium/turn/seats';
import { FanPlan } from './FanPlan';

export type HandProps = Pick<CardsProps, 'second' | 'alert' | 'rise'> & {
  readonly view: GameView;
  /** A Plan must be chosen now: the hand is open, and this one is in question. */
  readonly choosing: { readonly plan: PlanId | null; readonly lacks: (plan: PlanId) => number } | null;
  readonly onPlan: (plan: PlanId) => void;
  readonly children: ReactNode;
};

const CARD = { width: 132, height: 148 };

/** My Plans, each Policy's apart: whoever leads two must never take one hand for the other. */
export function Hand({ view, choosing, onPlan, children, ...dock }: HandProps) {
  const g = useGameText('podium');
  const inks = useInks();
  const count = view.hands.reduce((sum, { plans }) => sum + plans.length, 0);
  const now = view.turn?.policy ?? null;
  // The Policy whose turn it is comes first; while one of its Plans is chosen, alone.
  const hands = [...view.hands]
    .filter(({ policy }) => choosing === null || policy === now)
    .sort((a, b) => Number(b.policy === now) - Number(a.policy === now));
  return (
    <Cards
      {...dock}
      count={count}
      pile={<Backs count={count} inks={inks} />}
      empty={g('hand.empty')}
      opens={choosing !== null}
      closesOn={`${view.period}/${view.phase}`}
      cards={() =>
        hands.map(({ policy, plans }) => (
          <View key={policy} style={styles.policy}>
            {view.hands.length > 1 && <Head view={view} policy={policy} />}
            <PlanFan plans={plans} policy={policy} choosing={choosing} onPlan={onPlan} />
          </View>
        ))
      }
    >
      {children}
    </Cards>
  );
}

type PlanFanProps = Pick<HandProps, 'choosing' | 'onPlan'> & {
  readonly plans: readonly PlanId[];
  readonly policy: Policy;
};

function PlanFan({ plans, policy, choosing, onPlan }: PlanFanProps) {
  const g = useGameText('podium');
  const t = useText();
  const at = choosing?.plan == null ? -1 : plans.indexOf(choosing.plan);
  return (
    <Fan label={policyName(g, policy)} count={plans.length} card={CARD} chosen={at < 0 ? null : at}>
      {(index, shown) => {
        const plan = plans[index];
        return plan === undefined ? null : (
          <FanPlan
            plan={plan}
            chosen={index === at}
            lacks={choosing?.lacks(plan) ?? 0}
            shown={shown}
            label={t('table.hand.card', { card: planName(g, plan) })}
            onPress={() => onPlan(plan)}
          />
        );
      }}
    </Fan>
  );
}

function Head({ view, policy }: { readonly view: GameView; readonly policy: Policy }) {
  const g = useGameText('podium');
  return (
    <View style={styles.head} testID={`hand-${policy}`}>
      <PolicyMark policy={policy} />
      <Text tone="strong">{policyName(g, policy)}</Text>
      <Text size="small" tone="soft">
        {g('funds.number', { count: policyIn(view, policy)?.funds ?? 0 })}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  policy: { width: '100%', gap: SPACE.tiny },
  head: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.small },
});
