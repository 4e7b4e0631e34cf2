import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { OwnDesign } from '@/components/boards/OwnDesign';
import type { useLobby } from '@/components/lobby/useLobby';
import { useText } from '@/i18n';
import type { TableInfo } from '@/state/session/tableSession';

import { TableOptions } from './TableOptions';

export type OptionsSheetProps = {
  readonly lobby: ReturnType<typeof useLobby>;
  readonly table: TableInfo;
  readonly open: boolean;
  readonly onClose: () => void;
};

/** How this table plays. Whoever leads can change it; everybody else is told who does. */
export function OptionsSheet({ lobby, table, open, onClose }: OptionsSheetProps) {
  const t = useText();
  const change = (options: TableInfo['options']) => void lobby.askForTable({ type: 'options', options });
  return (
    <Sheet open={open} onClose={onClose} title={t('lobby.options')}>
      <OwnDesign table={table} mayChange={lobby.isMember} onChange={change} />
      {lobby.mayLead ? (
        <TableOptions table={table} onChange={change} />
      ) : (
        lobby.leadName !== null && <Notice text={t('lobby.options.leads', { name: lobby.leadName })} />
      )}
    </Sheet>
  );
}
