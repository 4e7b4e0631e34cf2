import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { OwnDesignLines } from '@/components/boards/OwnDesign';
import type { useLobby } from '@/components/lobby/useLobby';
import { FRAMED_ROW, SPACE, useTheme } from '@/components/theme';
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
  const { colors, lies } = useTheme();
  const mayOpen = lobby.mayLead || (lobby.isMember && hasOwnDesigns(table));
  const words = (
    <View style={mayOpen && styles.words}>
      {mayOpen && <Text tone="strong">{t('lobby.options')}</Text>}
      <View style={styles.now}>
        {optionsOf(table)
          .filter(({ isTold }) => isTold)
          .map(({ option, value }) => (
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
    </View>
  );
  return (
    <>
      {mayOpen ? (
        <Pressable
          accessibilityRole="button"
          accessibilityLabel={t('lobby.options')}
          onPress={() => setOpen(true)}
          style={({ pressed }) => [
            styles.box,
            lies,
            { borderColor: colors.ink, backgroundColor: colors.sheet, opacity: pressed ? 0.7 : 1 },
          ]}
        >
          <Icon name="settings" size={24} />
          {words}
          <Icon name="next" size={20} />
        </Pressable>
      ) : (
        words
      )}
      <OptionsSheet lobby={lobby} table={table} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

const styles = StyleSheet.create({
  box: { ...FRAMED_ROW, paddingVertical: SPACE.tiny },
  words: { flexGrow: 1, flexShrink: 1, flexBasis: 0 },
  now: { flexDirection: 'row', flexWrap: 'wrap', columnGap: SPACE.large },
});
