import { useRouter } from 'expo-router';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { goBack } from '@/components/basics/navigation/goBack';
import { Screen } from '@/components/basics/page/Screen';
import { useHasTwoColumns } from '@/components/basics/page/useIsWide';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

import { ConnectionTest } from './ConnectionTest';
import { ConnectStepPicture, type ConnectStep, STEPS } from './ConnectStepPicture';

/** Says what to check when a phone cannot find the table, the likeliest cause first. */
export function ConnectHelpPage() {
  const t = useText();
  const router = useRouter();
  const isSideBySide = useHasTwoColumns();
  return (
    <Screen width="tablet" title={t('connect.title')} onBack={() => goBack(router)}>
      <ConnectionTest />
      <Text size="large">{t('connect.intro')}</Text>
      <View style={styles.steps}>
        {STEPS.map((step, at) => (
          <View key={step} style={isSideBySide ? styles.half : styles.whole}>
            <Step step={step} number={at + 1} />
          </View>
        ))}
      </View>
      <Text>{t('connect.still')}</Text>
      <Button kind="main" label={t('connect.join')} onPress={() => router.push('/join')} />
    </Screen>
  );
}

function Step({ step, number }: { step: ConnectStep; number: number }) {
  const t = useText();
  const { colors, isLarge } = useTheme();
  return (
    <View style={[styles.step, { backgroundColor: colors.sheet, borderColor: colors.line }]}>
      <View style={[styles.picture, { backgroundColor: colors.paper }]}>
        <ConnectStepPicture step={step} />
      </View>
      <View style={[styles.words, isLarge && styles.below]}>
        <View style={[styles.number, { backgroundColor: colors.ink }]}>
          <Text tone="strong" color={colors.paper}>
            {number}
          </Text>
        </View>
        <View style={isLarge ? styles.whole : styles.rest}>
          <Text size="large" heading>
            {t(`connect.${step}`)}
          </Text>
          <Text>{t(`connect.${step}.text`)}</Text>
        </View>
      </View>
    </View>
  );
}

const styles = StyleSheet.create({
  steps: { flexDirection: 'row', flexWrap: 'wrap', gap: SPACE.large },
  half: { flexBasis: '45%', flexGrow: 1 },
  whole: { width: '100%' },
  step: { flexGrow: 1, borderWidth: 1, borderRadius: RADIUS.middle, overflow: 'hidden' },
  picture: { minHeight: 96, alignItems: 'center', justifyContent: 'center', padding: SPACE.middle },
  words: { flexDirection: 'row', gap: SPACE.middle, padding: SPACE.large },
  below: { flexDirection: 'column' },
  rest: { flex: 1, gap: SPACE.tiny },
  number: {
    minWidth: 32,
    height: 32,
    paddingHorizontal: SPACE.small,
    borderRadius: RADIUS.round,
    alignItems: 'center',
    justifyContent: 'center',
    alignSelf: 'flex-start',
  },
});
