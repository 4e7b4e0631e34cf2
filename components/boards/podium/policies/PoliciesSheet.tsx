import { StyleSheet, View } from 'react-native';

import { SeatName } from '@/components/basics/marks/SeatName';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { SDGS_OF } from '@/rules/podium/text/numbers';
import type { PolicyView, View as GameView } from '@/rules/podium/types';

import { PolicyMark } from './PolicyMark';
import { Rail } from './Rail';
import { policyName } from '@/components/boards/podium/text/say';
import { podiumOf } from '@/components/boards/podium/turn/seats';

export type PoliciesSheetProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly view: GameView;
  readonly names: readonly string[];
};

/** What each Policy stands for, who leads it, and what it has. */
export function PoliciesSheet({ open, onClose, view, names }: PoliciesSheetProps) {
  const g = useGameText('podium');
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={[g('tracks'), g('goal.number', { goal: view.goal })].join(' · ')}
    >
      {view.policies.map((of) => (
        <PolicyFacts key={of.policy} of={of} view={view} name={names[of.seat] ?? ''} />
      ))}
    </Sheet>
  );
}

type PolicyFactsProps = { readonly of: PolicyView; readonly view: GameView; readonly name: string };

function PolicyFacts({ of, view, name }: PolicyFactsProps) {
  const g = useGameText('podium');
  const { colors } = useTheme();
  const { policy, seat, track, funds, hand } = of;
  const facts = [
    podiumOf(view) === policy && g('podium'),
    g('funds.number', { count: funds }),
    g('hand.count', { count: hand }),
    of.passed && view.phase === 'invest' && g('passed'),
  ].filter((fact) => fact !== false);
  return (
    <View style={[styles.policy, { borderColor: colors.line }]}>
      <View style={styles.head}>
        <PolicyMark policy={policy} size={32} />
        <View style={styles.words}>
          <Text tone="strong">{policyName(g, policy)}</Text>
          <SeatName seat={seat} name={name} />
        </View>
        <Text size="title" tone="strong">
          {track}
        </Text>
      </View>
      <Rail policy={policy} value={track} goal={view.goal} />
      <Text>{g(`policy.${policy}.text`)}</Text>
      <Text size="small" tone="soft">
        {SDGS_OF[policy].map((sdg) => g('sdg.number', { sdg })).join(', ')}
      </Text>
      <Text size="small">{facts.join(' · ')}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  policy: { gap: SPACE.tiny, borderWidth: 1, borderRadius: RADIUS.middle, padding: SPACE.middle },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flex: 1 },
});
