import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { PromiseLine } from '@/components/boards/podium/promises/PromiseLine';
import type { PodiumProps } from '@/components/boards/podium/selection';
import { DebriefCards } from '@/components/furniture/ending/DebriefCards';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';
import { RULE_NUMBERS } from '@/rules/podium/text/numbers';
import type { PledgeStatus, View as GameView } from '@/rules/podium/types';

import { Curves } from './Curves';
import { Wheel } from './Wheel';

const QUESTIONS = [1, 2, 3, 4, 5, 6, 7, 8] as const;

/** What there is to talk about: goals reached and left behind, the way there, promises, and questions. */
export function Debrief({ view, names, me }: PodiumProps) {
  const g = useGameText('podium');
  return (
    <DebriefCards
      names={names}
      cards={[
        { id: 'goals', picture: <Goals view={view} touchable={me !== null} /> },
        { id: 'curves', picture: <Curves view={view} /> },
        ...(view.pledges.length > 0 ? [{ id: 'promises', picture: <Promises view={view} /> }] : []),
        ...QUESTIONS.map((question) => ({ question: g(`debrief.${question}`) })),
      ]}
    />
  );
}

function Goals({ view, touchable }: { readonly view: GameView; readonly touchable: boolean }) {
  const g = useGameText('podium');
  const missing = (view.ending?.missing ?? []).map((sdg) => `${sdg} ${g(`sdg.${sdg}`)}`).join(', ');
  return (
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
  );
}

function Promises({ view }: { readonly view: GameView }) {
  const g = useGameText('podium');
  const count = (status: PledgeStatus) => view.pledges.filter((pledge) => pledge.status === status).length;
  return (
    <View style={styles.part} testID="debrief-promises">
      <Text size="large" heading>
        {g('debrief.promises', { kept: count('kept'), broken: count('broken'), void: count('void') })}
      </Text>
      {view.pledges.map((pledge) => (
        <PromiseLine key={pledge.id} view={view} pledge={pledge} />
      ))}
    </View>
  );
}

const styles = StyleSheet.create({ part: { gap: SPACE.small } });
