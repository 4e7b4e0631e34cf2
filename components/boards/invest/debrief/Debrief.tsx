import { StyleSheet, View } from 'react-native';

import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Text } from '@/components/basics/text/Text';
import { Bubble } from '@/components/furniture/messages/Bubble';
import { Questions } from '@/components/furniture/messages/Questions';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { View as GameView } from '@/rules/invest/types';

import { cardName } from '@/components/boards/invest/text/cardWords';
import { CostPicture } from './CostPicture';

const QUESTIONS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11] as const;

export type DebriefProps = { readonly view: GameView; readonly names: readonly string[] };

/** What the disasters cost, what people said, and what to talk about. */
export function Debrief({ view, names }: DebriefProps) {
  const g = useGameText('invest');
  return (
    <View style={styles.box}>
      <CostPicture history={view.history} called={view.names} names={names} />
      {view.reasons.length > 0 && (
        <View style={styles.reasons} testID="reasons">
          <Text size="title" heading>
            {g('board.reasons')}
          </Text>
          {view.reasons.map(({ seat, card, text }, at) => (
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
      )}
      <Questions questions={QUESTIONS.map((question) => g(`debrief.${question}`))} />
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.middle },
  reasons: { gap: SPACE.small },
  reason: { gap: SPACE.tiny },
  who: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flex: 1 },
});
