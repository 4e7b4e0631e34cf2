import { StyleSheet, View } from 'react-native';

import { Notice } from '@/components/basics/page/Notice';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import type { TrustState } from '@/state/session/tableSession';

import { AlarmText } from './AlarmText';
import { PhoneList } from './PhoneList';

/** What this phone does from now on, whom it was told of, and what its player can do. */
export function NotTheSame({ trust, names }: { trust: TrustState; names: readonly string[] }) {
  const t = useText();
  return (
    <>
      {trust.alarm === null ? (
        <Notice tone="bad" text={t('trust.different.stopped')} />
      ) : (
        <AlarmText trust={trust} names={names} />
      )}
      {trust.compared === 'different' && (
        <>
          <Text tone="strong" heading>
            {t('trust.what')}
          </Text>
          <Steps
            steps={[t('trust.different.leave'), t('trust.different.scan'), t('trust.different.still')]}
          />
          <Text>{t('trust.different.told', { count: trust.devices.filter(({ out }) => !out).length })}</Text>
          <PhoneList trust={trust} names={names} />
        </>
      )}
    </>
  );
}

function Steps({ steps }: { steps: readonly string[] }) {
  const { colors } = useTheme();
  return (
    <View role="list" style={styles.steps}>
      {steps.map((step, at) => (
        <View key={step} role="listitem" style={styles.step}>
          <View aria-hidden style={[styles.number, { backgroundColor: colors.main }]}>
            <Text tone="onMain" align="center">
              {at + 1}
            </Text>
          </View>
          <View style={styles.words}>
            <Text>{step}</Text>
          </View>
        </View>
      ))}
    </View>
  );
}

const styles = StyleSheet.create({
  steps: { gap: SPACE.small },
  step: { flexDirection: 'row', alignItems: 'flex-start', gap: SPACE.middle },
  number: { minWidth: 30, borderRadius: RADIUS.small, paddingVertical: 2 },
  words: { flex: 1, paddingTop: 2 },
});
