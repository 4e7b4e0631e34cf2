import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { Timer } from '@/components/furniture/status/Timer';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { View as GameView } from '@/rules/podium/types';

import { useInks } from '@/components/boards/podium/art/inks';
import { PlanCard } from '@/components/boards/podium/plans/PlanCard';
import { PolicyMark } from '@/components/boards/podium/policies/PolicyMark';
import { policyName, policyNames } from '@/components/boards/podium/text/say';
import { policyIn } from './seats';

const SECONDS = 60;

export type SpeechProps = {
  readonly view: GameView;
  readonly speaking: NonNullable<GameView['speaking']>;
  readonly names: readonly string[];
};

/** Someone speaks for their Plan: the same words and the same minute on every phone. */
export function Speech({ view, speaking, names }: SpeechProps) {
  const g = useGameText('podium');
  const inks = useInks();
  const { lies } = useTheme();
  const { policy, plan, after } = speaking;
  const seat = policyIn(view, policy)?.seat ?? 0;
  // By this phone's own clock: it only reminds.
  const [since] = useState(() => Date.now());
  return (
    <View style={styles.scene} testID="speech">
      <View style={[styles.stage, lies, { backgroundColor: inks.ink }]}>
        <PolicyMark policy={policy} size={36} />
        <View style={styles.words}>
          <Text size="large" heading color={inks.ground}>
            {g('wait.debate', { name: names[seat] ?? '', policy: policyName(g, policy) })}
          </Text>
          <View style={styles.line}>
            <SeatMark seat={seat} size={16} />
            <Text size="small" color={inks.ground}>
              {g('speech.clock')}
            </Text>
            <Timer since={since} seconds={SECONDS} color={inks.ground} />
          </View>
        </View>
      </View>
      <PlanCard plan={plan} named />
      <Text size="small" tone="soft" align="center">
        {after.length === 0 ? g('speech.last') : g('speech.after', { policies: policyNames(g, after) })}
      </Text>
    </View>
  );
}

const styles = StyleSheet.create({
  scene: { gap: SPACE.small },
  stage: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.middle,
    borderRadius: RADIUS.large,
    padding: SPACE.middle,
  },
  words: { flex: 1, gap: 2 },
  line: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: SPACE.tiny },
});
