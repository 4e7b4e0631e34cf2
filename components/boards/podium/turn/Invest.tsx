import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { IconButton } from '@/components/basics/input/IconButton';
import { canDo } from '@/components/boards/legal';
import { SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Podium, Policy } from '@/rules/podium/types';

import { PlanSheet } from '@/components/boards/podium/plans/PlanSheet';
import { PolicyMark } from '@/components/boards/podium/policies/PolicyMark';
import { planName } from '@/components/boards/podium/text/say';
import { policyIn } from './seats';
import type { PodiumProps } from '@/components/boards/podium/selection';

export type InvestProps = PodiumProps & {
  readonly policy: Policy;
  readonly send: (move: Podium['move']) => void;
};

/** One Fund at a time on the Plan that was touched; then the turn is ended, or passed where nothing was placed. */
export function Invest({ view, legal, busy, selection, policy, send }: InvestProps) {
  const g = useGameText('podium');
  // With large words the board needs the room to be touched.
  const { isLarge } = useTheme();
  const [isRead, setRead] = useState(false);
  const move = legal.find(
    (each) => (each.type === 'invest' || each.type === 'gift') && each.plan === selection.plan,
  );
  const plan = move === undefined ? null : selection.plan;
  const isGift = canDo(legal, 'gift');
  const funds = policyIn(view, policy)?.funds ?? 0;
  const name = plan === null ? '' : planName(g, plan);
  const label =
    plan === null
      ? g('invest.touch')
      : isGift
        ? g('move.gift', { plan: name })
        : g('invest.put', { count: funds, plan: name });
  return (
    <View style={styles.box}>
      {(plan !== null || !isLarge) && (
        <Button
          kind="main"
          label={label}
          icon={<PolicyMark policy={policy} />}
          disabled={busy || plan === null}
          testID="invest"
          onPress={() => move !== undefined && move.type !== 'lock' && send(move)}
        />
      )}
      <View style={styles.row}>
        {!isGift && <EndOfTurn view={view} legal={legal} busy={busy} send={send} />}
        {plan !== null && (
          <IconButton icon="eye" label={g('read.plan', { plan: name })} onPress={() => setRead(true)} />
        )}
      </View>
      {plan !== null && isRead && <PlanSheet plan={plan} view={view} onClose={() => setRead(false)} />}
    </View>
  );
}

/** Passing ends my Investing in this Period; ending a turn does not. The rule is said where it bars the way. */
function EndOfTurn({ view, legal, busy, send }: Pick<InvestProps, 'view' | 'legal' | 'busy' | 'send'>) {
  const g = useGameText('podium');
  const { isLarge } = useTheme();
  const canPass = canDo(legal, 'pass');
  return (
    <View style={styles.grow}>
      {view.placed > 0 ? (
        <Button label={g('move.done')} disabled={busy} onPress={() => send({ type: 'done' })} />
      ) : (
        <Button
          label={g('move.pass')}
          disabled={busy || !canPass}
          why={canPass || isLarge ? undefined : g('why.nothing-funded')}
          onPress={() => send({ type: 'pass' })}
        />
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.small },
  row: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.small },
  grow: { flexGrow: 1, flexShrink: 1 },
});
