import { StyleSheet, View } from 'react-native';

import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import type { InvestProps } from '@/components/boards/invest/selection';
import { cardName } from '@/components/boards/invest/text/cardWords';
import { DebriefCards } from '@/components/furniture/ending/DebriefCards';
import { Bubble } from '@/components/furniture/messages/Bubble';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';

import { CostPicture } from './CostPicture';

const QUESTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

/** What the disasters cost, what people said, and what to talk about. */
export function Debrief({ view, names }: InvestProps) {
  const g = useGameText('invest');
  const cost = <CostPicture history={view.history} called={view.names} names={names} />;
  return (
    <DebriefCards
      names={names}
      cards={[
        { id: 'cost', picture: cost },
        ...(view.reasons.length > 0
          ? [{ id: 'reasons', picture: <Reasons reasons={view.reasons} names={names} /> }]
          : []),
        ...QUESTIONS.map((question) => ({ question: g(`debrief.${question}`) })),
      ]}
    />
  );
}

type ReasonsProps = Pick<InvestProps, 'names'> & { readonly reasons: InvestProps['view']['reasons'] };

function Reasons({ reasons, names }: ReasonsProps) {
  const g = useGameText('invest');
  return (
    <View style={styles.reasons} testID="reasons">
      <Text size="title" heading>
        {g('board.reasons')}
      </Text>
      {reasons.map(({ seat, card, text }, at) => (
        <View key={at} style={styles.reason}>
          <View style={styles.who}>
            <SeatMark seat={seat} size={18} />
            <View style={styles.words}>
              <Text size="small" tone="strong">
                {g('said', { what: names[seat] ?? '', value: cardName(g, card) })}
              </Text>
            </View>
          </View>
          <Bubble text={text} />
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  reasons: { gap: SPACE.small },
  reason: { gap: SPACE.tiny },
  who: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flex: 1 },
});
