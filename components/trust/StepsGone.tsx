import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';

/** What this phone had been shown alone was lost when the table went on without it. No alarm: no host could know it. */
export function StepsGone({ lost }: { lost: number }) {
  const t = useText();
  const { colors } = useTheme();
  const [understood, setUnderstood] = useState(0);
  if (lost === 0 || understood === lost) return null;
  return (
    <View
      testID="steps-gone"
      role="alert"
      style={[styles.box, { borderColor: colors.line, backgroundColor: colors.sheet }]}
    >
      <Text tone="strong" heading>
        {t('trust.gone')}
      </Text>
      <Text>{t('trust.gone.why')}</Text>
      <Button label={t('trust.gone.ok')} onPress={() => setUnderstood(lost)} />
    </View>
  );
}

const styles = StyleSheet.create({
  box: { borderWidth: 2, borderRadius: RADIUS.middle, padding: SPACE.middle, gap: SPACE.small },
});
