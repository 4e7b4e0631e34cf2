import { useState } from 'react';

import { Button } from '@/components/basics/Button';
import { Notice } from '@/components/basics/Notice';
import { Sheet } from '@/components/basics/Sheet';
import { Text } from '@/components/basics/Text';
import { useGameText, useText } from '@/i18n';
import type { TableInfo } from '@/state/sitting';

import { optionsOf, TableOptions, useOptionLabel } from './TableOptions';
import type { useLobby } from './useLobby';

/** How this table plays, in one line, and the way to change it. */
export function OptionsButton({ lobby, table }: { lobby: ReturnType<typeof useLobby>; table: TableInfo }) {
  const t = useText();
  const g = useGameText(table.game);
  const label = useOptionLabel(table);
  const [isOpen, setOpen] = useState(false);
  const words = optionsOf(table).map(
    ({ option, value }) => `${g(`option.${option}`)}: ${label(option, value)}`,
  );
  return (
    <>
      <Button label={t('lobby.options')} onPress={() => setOpen(true)} />
      <Text size="small" tone="soft">
        {words.join(' · ')}
      </Text>
      <Sheet open={isOpen} onClose={() => setOpen(false)} title={t('lobby.options')}>
        {!lobby.isMember && <Notice text={t('lobby.start.first')} />}
        <TableOptions
          table={table}
          mayChange={lobby.isMember}
          onChange={(options) => void lobby.askForTable({ type: 'options', options })}
        />
      </Sheet>
    </>
  );
}
