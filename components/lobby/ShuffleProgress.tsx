import { useEffect, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Text } from '@/components/basics/text/Text';
import { Busy } from '@/components/furniture/status/Busy';
import { SPACE } from '@/components/theme';
import { useText } from '@/i18n';
import type { TableInfo } from '@/state/session/tableSession';

/** A shuffle usually takes no time; a message is shown only when it takes longer than this. */
const A_MOMENT_MS = 600;

/** Says that the phones are making the seed together, and whose phone is slow. */
export function ShuffleProgress({ table }: { table: TableInfo }) {
  const t = useText();
  const isLong = useIsLong(table.shuffle !== null);
  if (table.shuffle === null || !isLong) return null;
  const { waiting, without, from } = table.shuffle;
  const namesOf = (devices: readonly string[]) =>
    table.seats
      .flatMap(({ name, device }) =>
        device !== null && devices.includes(table.devices[device]?.key ?? '') ? [name] : [],
      )
      .join(', ');
  return (
    <View style={styles.box} testID="shuffling">
      <Text size="large" heading>
        {t('shuffle.title')}
      </Text>
      <Text>{t('shuffle.why')}</Text>
      {without.length > 0 && <Text tone="soft">{t('shuffle.without', { names: namesOf(without) })}</Text>}
      <Busy
        text={t('shuffle.waiting', { names: namesOf(waiting) })}
        progress={from.length === 0 ? 1 : 1 - waiting.length / from.length}
      />
    </View>
  );
}

function useIsLong(isOn: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isOn) return undefined;
    const timer = setTimeout(() => setLong(true), A_MOMENT_MS);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isOn]);
  return isOn && isLong;
}

const styles = StyleSheet.create({ box: { gap: SPACE.small } });
