import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Text } from '@/components/basics/text/Text';
import { movesOf } from '@/components/boards/legal';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Podium } from '@/rules/podium/types';

import { PolicyMark } from '@/components/boards/podium/policies/PolicyMark';
import { policyName } from '@/components/boards/podium/text/say';
import { policyIn } from './seats';
import type { PodiumProps } from '@/components/boards/podium/selection';

export type PayProps = Pick<PodiumProps, 'view' | 'legal' | 'busy'> & {
  readonly send: (move: Podium['move']) => void;
};

/** Give a Fund for an effect, or say that a Policy gives none; for each Policy I lead. */
export function Pay({ view, legal, busy, send }: PayProps) {
  const g = useGameText('podium');
  const payers = movesOf(legal, 'pay').map(({ policy }) => policy);
  return payers.map((policy) => (
    <View key={policy} style={styles.policy}>
      <View style={styles.head}>
        <PolicyMark policy={policy} />
        <Text tone="strong">
          {g('said', {
            what: policyName(g, policy),
            value: g('funds.number', { count: policyIn(view, policy)?.funds ?? 0 }),
          })}
        </Text>
      </View>
      <View style={styles.row}>
        <View style={styles.half}>
          <Button
            kind="main"
            label={g('move.pay', { policy: policyName(g, policy) })}
            disabled={busy}
            onPress={() => send({ type: 'pay', policy })}
          />
        </View>
        <View style={styles.half}>
          <Button
            label={g('move.refuse', { policy: policyName(g, policy) })}
            disabled={busy}
            onPress={() => send({ type: 'refuse', policy })}
          />
        </View>
      </View>
    </View>
  ));
}

const styles = StyleSheet.create({
  policy: { gap: SPACE.tiny },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  row: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  half: { flexGrow: 1, flexShrink: 1, flexBasis: 140 },
});
