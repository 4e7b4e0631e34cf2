import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { OwnDesignLines } from '@/components/boards/OwnDesign';
import type { useLobby } from '@/components/lobby/useLobby';
import { SPACE } from '@/components/theme';
import { useGameText, useText } from '@/i18n';
import type { TableInfo } from '@/state/session/tableSession';

import { OptionsSheet } from './OptionsSheet';
import { botLevelOf, hasOwnDesigns, optionsOf, useOptionLabel } from './TableOptions';

/** How this table plays, in a few words, and the way to change it. */
export function OptionsButton({ lobby, table }: { lobby: ReturnType<typeof useLobby>; table: TableInfo }) {
  const t = useText();
  const g = useGameText(table.game);
  const label = useOptionLabel(table);
  const bots = botLevelOf(table);
  const [isOpen, setOpen] = useState(false);
  return (
    <View style={styles.box}>
      {(lobby.mayLead || (lobby.isMember && hasOwnDesigns(table))) && (
        <Button
          label={t('lobby.options')}
          icon={<Icon name="settings" size={20} />}
          onPress={() => setOpen(true)}
        />
      )}
      <View style={styles.now}>
        {optionsOf(table).map(({ option, value }) => (
          <Text key={option} size="small" tone="soft">
            {t('lobby.option.line', { option: g(`option.${option}`), value: label(option, value) })}
          </Text>
        ))}
        {bots !== null && (
          <Text size="small" tone="soft">
            {t('lobby.option.line', { option: t('lobby.bots'), value: t(`lobby.bots.${bots}`) })}
          </Text>
        )}
        <OwnDesignLines table={table} />
      </View>
      <OptionsSheet lobby={lobby} table={table} open={isOpen} onClose={() => setOpen(false)} />
    </View>
  );
}

const styles = StyleSheet.create({
  box: { gap: SPACE.small },
  now: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.large, paddingHorizontal: SPACE.small },
});
