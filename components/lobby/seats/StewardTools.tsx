import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Toggle } from '@/components/basics/input/Toggle';
import { Text } from '@/components/basics/text/Text';
import { SPACE } from '@/components/theme';
import { useText } from '@/i18n';
import type { TableInfo } from '@/state/session/tableSession';
import type { Ask } from '@/state/session/useTable';

export type StewardToolsProps = {
  readonly table: TableInfo;
  /** Seats on this phone, which nobody removes themselves. */
  readonly mine: readonly number[];
  readonly ask: (op: Ask) => void;
};

/** For whoever looks after the table: who may still come in, and who must go. */
export function StewardTools({ table, mine, ask }: StewardToolsProps) {
  const t = useText();
  const [leaving, setLeaving] = useState<number | null>(null);
  const own = mine.map((seat) => table.seats[seat]?.device);
  const others = table.devices.flatMap((device, at) => {
    const names = table.seats.flatMap((seat) => (seat.device === at ? [seat.name] : []));
    return names.length > 0 && !own.includes(at) ? [{ at, key: device.key, name: names.join(', ') }] : [];
  });
  const asked = others.find(({ at }) => at === leaving);
  const remove = (device: string) => {
    setLeaving(null);
    ask({ type: 'remove', device });
  };
  return (
    <View style={styles.tools} testID="steward-tools">
      <Toggle
        label={t('steward.door')}
        value={!table.isClosed}
        onChange={(open) => ask({ type: 'door', open })}
      />
      {asked === undefined ? (
        others.map(({ at, name }) => (
          <Button key={at} label={t('steward.remove', { name })} onPress={() => setLeaving(at)} />
        ))
      ) : (
        <>
          <Text>{t('steward.remove.sure', { name: asked.name })}</Text>
          <Button
            kind="danger"
            label={t('steward.remove.yes', { name: asked.name })}
            onPress={() => remove(asked.key)}
          />
          <Button label={t('steward.remove.no')} onPress={() => setLeaving(null)} />
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ tools: { gap: SPACE.small } });
