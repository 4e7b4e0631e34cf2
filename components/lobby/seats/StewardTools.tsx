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

/** A phone of others, with everyone who plays on it. */
type Other = { readonly device: string; readonly seat: number; readonly name: string };

/** For whoever looks after the table: who may still come in, and who must go. */
export function StewardTools({ table, mine, ask }: StewardToolsProps) {
  const t = useText();
  // As it was touched: whoever is asked about may have become another device by the second touch.
  const [leaving, setLeaving] = useState<Other | null>(null);
  const own = mine.map((seat) => table.seats[seat]?.device);
  const others = table.devices.flatMap(({ key: device }, at): readonly Other[] => {
    const names = table.seats.flatMap((seat) => (seat.device === at ? [seat.name] : []));
    const seat = table.seats.findIndex((each) => each.device === at);
    return names.length > 0 && !own.includes(at) ? [{ device, seat, name: names.join(', ') }] : [];
  });
  const remove = ({ device, seat }: Other) => {
    setLeaving(null);
    ask({ type: 'remove', device, seat });
  };
  return (
    <View style={styles.tools} testID="steward-tools">
      <Toggle
        label={t('steward.door')}
        value={!table.isClosed}
        onChange={(open) => ask({ type: 'door', open })}
      />
      {leaving === null ? (
        others.map((other) => (
          <Button
            key={other.seat}
            label={t('steward.remove', { name: other.name })}
            onPress={() => setLeaving(other)}
          />
        ))
      ) : (
        <>
          <Text>{t('steward.remove.sure', { name: leaving.name })}</Text>
          <Button
            kind="danger"
            label={t('steward.remove.yes', { name: leaving.name })}
            onPress={() => remove(leaving)}
          />
          <Button label={t('steward.remove.no')} onPress={() => setLeaving(null)} />
        </>
      )}
    </View>
  );
}

const styles = StyleSheet.create({ tools: { gap: SPACE.small } });
