import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Icon } from '@/components/basics/marks/Icon';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { TableOptions } from '@/components/lobby/options/TableOptions';
import { useText } from '@/i18n';
import type { AtTable } from '@/state/session/useTable';

export type HowAllPlayProps = {
  readonly at: AtTable;
  readonly tables: readonly AtTable[];
  readonly open: boolean;
  readonly onClose: () => void;
};

/** How one table plays, and with one touch all that wait with the same game. */
export function HowAllPlay({ at, tables, open, onClose }: HowAllPlayProps) {
  const t = useText();
  const [done, setDone] = useState(false);
  const { table } = at.state;
  if (table === null) return null;
  const others = tables.filter(
    ({ session, state }) =>
      session.tableId !== at.session.tableId &&
      state.table?.stage === 'lobby' &&
      state.table.game === table.game,
  );
  const { options } = table;
  const takeForAll = () => {
    for (const { guest } of others) void guest.ask({ type: 'options', options });
    setDone(true);
  };
  return (
    <Sheet open={open} onClose={onClose} title={t('lobby.options')}>
      <TableOptions
        table={table}
        onChange={(chosen) => {
          setDone(false);
          void at.guest.ask({ type: 'options', options: chosen });
        }}
      />
      {others.length > 0 && !done && (
        <Button
          label={t('control.options.all', { count: others.length + 1 })}
          icon={<Icon name="check" size={20} />}
          onPress={takeForAll}
        />
      )}
      {done && <Text tone="strong">{t('control.options.done')}</Text>}
    </Sheet>
  );
}
