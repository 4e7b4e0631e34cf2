import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { Questions } from '@/components/furniture/messages/Questions';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';
import { RULE_NUMBERS } from '@/rules/podium/text/numbers';
import type { Ending, PledgeStatus, View as GameView } from '@/rules/podium/types';

import { Curves } from './Curves';
import { PromiseLine } from '@/components/boards/podium/promises/PromiseLine';
import { Wheel } from './Wheel';

const QUESTIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

export type DebriefProps = {
  readonly view: GameView;
  readonly ending: Ending;
  readonly touchable: boolean;
};

/** What there is to talk about: goals reached and left behind, the way there, promises, and questions. */
export function Debrief({ view, ending, touchable }: DebriefProps) {
  const g = useGameText('podium');
  const count = (status: PledgeStatus) => view.pledges.filter((pledge) => pledge.status === status).length;
  const missing = ending.missing.map((sdg) => `${sdg} ${g(`sdg.${sdg}`)}`).join(', ');
  return (
    <View style={styles.box}>
      <View style={styles.side}>
        <View style={styles.part}>
          <Text size="large" heading>
            {g('debrief.sdgs')}
          </Text>
          <Wheel discard={view.discard} still={!touchable} />
          <Text>
            {missing === ''
              ? g('debrief.sdgs.all', { sdgs: RULE_NUMBERS.sdgs })
              : g('debrief.sdgs.missing', { sdgs: missing })}
          </Text>
        </View>
        <Curves view={view} />
      </View>
      {view.pledges.length > 0 && (
        <View style={styles.promises} testID="debrief-promises">
          <Text size="large" heading>
            {g('debrief.promises', { kept: count('kept'), broken: count('broken'), void: count('void') })}
          </Text>
          <View style={styles.side}>
            {view.pledges.map((pledge) => (
              <PromiseLine key={pledge.id} view={view} pledge={pledge} />
            ))}
          </View>
        </View>
      )}
      <Questions questions={QUESTIONS.map((question) => g(`debrief.${question}`))} />
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.large },
  promises: { gap: SPACE.small },
  side: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.middle },
  part: { gap: SPACE.small, flexGrow: 1, flexShrink: 1, flexBasis: 310 },
});
