import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, useTheme } from '@/components/theme';
import { useText } from '@/i18n';
import type { TrustState } from '@/state/session/tableSession';

import { AlarmText } from './AlarmText';
import { isStopped } from './secrecy';

export type TrustNoticeProps = {
  readonly trust: TrustState;
  readonly names: readonly string[];
  readonly onMore: () => void;
};

/** Stands on the board for as long as this phone gives nothing secret away. Nobody can close it. */
export function TrustNotice({ trust, names, onMore }: TrustNoticeProps) {
  const t = useText();
  const { colors } = useTheme();
  if (!isStopped(trust)) return null;
  return (
    <View
      testID="trust-notice"
      style={[styles.box, { borderColor: colors.danger, backgroundColor: colors.sheet }]}
    >
      <View style={styles.head}>
        <Icon name="warning" size={28} color={colors.danger} />
        <View style={styles.words}>
          <Text size="large" heading>
            {t(trust.alarm === null ? 'trust.different' : 'alarm.title')}
          </Text>
        </View>
      </View>
      {trust.alarm === null ? (
        <Text>{t('trust.different.short')}</Text>
      ) : (
        <AlarmText trust={trust} names={names} />
      )}
      <Button kind="danger" label={t('trust.what')} onPress={onMore} />
    </View>
  );
}

const styles = StyleSheet.create({
  box: { borderWidth: 3, borderRadius: RADIUS.middle, padding: SPACE.middle, gap: SPACE.small },
  head: { flexDirection: 'row', alignItems: 'center', gap: SPACE.small },
  words: { flex: 1 },
});
