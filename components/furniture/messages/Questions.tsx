import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

export type QuestionsProps = {
  readonly questions: readonly string[];
  /** For one part of several. */
  readonly title?: string | undefined;
};

/** What to talk about after the game: cards to choose from, with the phones put down. */
export function Questions({ questions, title }: QuestionsProps) {
  const t = useText();
  const { colors, isLarge, lies } = useTheme();
  return (
    <View style={styles.box} testID="debrief">
      <Text size="title" heading>
        {title ?? t('table.debrief')}
      </Text>
      <Text tone="soft">{t('table.debrief.how')}</Text>
      <View style={styles.cards}>
        {questions.map((question, at) => (
          <View
            key={question}
            style={[
              styles.card,
              isLarge && styles.column,
              lies,
              { borderColor: colors.ink, backgroundColor: colors.sheet },
            ]}
          >
            <View style={[styles.number, { backgroundColor: colors.main }]}>
              <Text tone="onMain" align="center">
                {at + 1}
              </Text>
            </View>
            <View style={!isLarge && styles.words}>
              <Text>{question}</Text>
            </View>
          </View>
        ))}
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.small, paddingTop: SPACE.small },
  cards: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.small },
  card: {
    flexGrow: 1,
    flexShrink: 1,
    flexBasis: 280,
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.middle,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
    padding: SPACE.middle,
  },
  column: { flexDirection: 'column', alignItems: 'flex-start' },
  number: { minWidth: 32, borderRadius: RADIUS.small, padding: SPACE.tiny },
  words: { flex: 1 },
});
