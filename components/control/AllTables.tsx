import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Toggle } from '@/components/basics/input/Toggle';
import { Icon } from '@/components/basics/marks/Icon';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { ClockTools } from '@/components/table/guidance/ClockTools';
import { MessageTools } from '@/components/table/guidance/MessageTools';
import { SPACE } from '@/components/theme';
import { useText } from '@/i18n';
import type { Ask, AtTable } from '@/state/session/useTable';

/** The same for every table at once. */
export function AllTables({ tables }: { readonly tables: readonly AtTable[] }) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  const ask = (op: Ask) => {
    for (const { guest } of tables) void guest.ask(op);
  };
  const told = tables.flatMap(({ state }) => (state.table === null ? [] : [state.table.guidance]));
  const isPaused = told.length > 0 && told.every((guidance) => guidance?.isPaused === true);
  return (
    <View style={styles.all} testID="all-tables">
      <Text size="large" heading>
        {t('control.all')}
      </Text>
      <Button
        kind={isPaused ? 'main' : 'plain'}
        label={t(isPaused ? 'control.all.go-on' : 'control.all.pause')}
        onPress={() => ask({ type: 'pause', on: !isPaused })}
      />
      <Button
        label={t('control.all.tell')}
        icon={<Icon name="speech" size={20} />}
        onPress={() => setOpen(true)}
      />
      <Toggle
        label={t('guide.hide')}
        value={told.length > 0 && told.every((guidance) => guidance?.isHidden === true)}
        onChange={(on) => ask({ type: 'hide', on })}
      />
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('control.all.tell')}>
        <ClockTools runs={told.some((guidance) => (guidance?.clock ?? null) !== null)} ask={ask} />
        <MessageTools
          ask={(op) => {
            ask(op);
            setOpen(false);
          }}
        />
      </Sheet>
    </View>
  );
}

const styles = StyleSheet.create({ all: { gap: SPACE.small } });
