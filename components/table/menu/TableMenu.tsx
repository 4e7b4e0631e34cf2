import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Sheet } from '@/components/basics/page/Sheet';
import { Icon } from '@/components/basics/marks/Icon';
import { Text } from '@/components/basics/text/Text';
import { InviteSheet } from '@/components/lobby/invite/InviteSheet';
import { useRefusal, useText } from '@/i18n';
import { invitationTo } from '@/state/session/invite';
import type { AtTable } from '@/state/session/useTable';

import { SeatMenu } from './SeatMenu';
import { StewardTools } from '@/components/lobby/seats/StewardTools';

export type TableMenuProps = {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly at: AtTable;
  readonly onPass: (guest: number) => void;
  readonly onLeave: () => void;
};

export function TableMenu({ open, onClose, at, onPass, onLeave }: TableMenuProps) {
  const t = useText();
  const [isInviting, setInviting] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const refusal = useRefusal(at.state.table?.game);
  const { table } = at.state;
  const seats = table?.seats ?? [];
  const invitation = table && invitationTo(at.session, table);
  const canInvite = table !== null && invitation !== null;
  if (open && isInviting && canInvite)
    return (
      <InviteSheet
        invitation={invitation}
        table={table}
        first={at.state.you.steward ? 'best' : 'mine'}
        onClose={() => setInviting(false)}
      />
    );
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('table.menu')}
      footer={
        <>
          {canInvite && (
            <Button
              label={t('lobby.invite')}
              icon={<Icon name="qr" size={20} />}
              onPress={() => setInviting(true)}
            />
          )}
          <Button label={t('action.leave')} hint={t('table.leave.hint')} onPress={onLeave} />
        </>
      }
    >
      {seats.map((_, seat) => (
        <SeatMenu
          key={seat}
          at={at}
          seat={seat}
          onPass={(guest) => {
            onClose();
            onPass(guest);
          }}
        />
      ))}
      {problem !== null && <Notice tone="bad" text={problem} onClose={() => setProblem(null)} />}
      {table !== null && at.state.you.steward && (
        <StewardTools
          table={table}
          mine={at.held.map(({ seat }) => seat)}
          ask={(op) =>
            void at.guest.ask(op).then((answer) => setProblem(answer.ok ? null : refusal(answer.why)))
          }
        />
      )}
      <Text size="small" tone="soft">
        {t('table.leave.hint')}
      </Text>
    </Sheet>
  );
}
