import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { SPACE } from '@/components/theme';
import { type Key, useText } from '@/i18n';
import { en } from '@/i18n/en';
import type { TrustState } from '@/state/session/tableSession';

import { myName, namesOf } from './phones';

/** What happened, what it means, what this phone does about it, and what its player can do. */
export function AlarmText({ trust, names }: { trust: TrustState; names: readonly string[] }) {
  const t = useText();
  const { alarm } = trust;
  if (alarm === null) return null;
  // A host of tomorrow may be caught at something that has no words of its own yet.
  const kind = alarm.what === 'fork' && alarm.with === null ? 'past' : alarm.what;
  const what: Key = `alarm.${kind}` in en ? (`alarm.${kind}` as Key) : 'alarm.other';
  const [name = ''] = namesOf(trust, alarm.with === null ? [] : [alarm.with], names);
  return (
    <View role="alert" aria-live="assertive" style={styles.words} testID="alarm">
      <Text tone="strong">{t(what, { name, mine: myName(trust, names), what: alarm.what })}</Text>
      <Text>{t(`${what}.means` as Key)}</Text>
      <Text>{t('alarm.stopped')}</Text>
      <Text tone="strong">{t('alarm.do')}</Text>
    </View>
  );
}

const styles = StyleSheet.create({ words: { gap: SPACE.small } });
