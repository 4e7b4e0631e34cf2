import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/Text';
import { RADIUS, SPACE, useTheme } from '@/components/basics/theme';
import { useGameText, useText } from '@/i18n';

const QUESTIONS = [1, 2, 3, 4, 5, 6, 7] as const;

export function Debrief() {
  const g = useGameText('dystocratic');
  const t = useText();
  const { colors } = useTheme();
  return (
    <View style={styles.questions} testID="debrief">
      <Text size="title" heading>
        {t('table.debrief')}
      </Text>
      <Text tone="soft">{t('table.debrief.how')}</Text>
      {QUESTIONS.map((question) => (
        <View
          key={question}
          style={[styles.question, { borderStartColor: colors.ink, backgroundColor: colors.sheet }]}
        >
          <Text>{g(`debrief.${question}`)}</Text>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  questions: { gap: SPACE.small },
  question: { borderStartWidth: 4, borderRadius: RADIUS.small, padding: SPACE.middle },
});
