import { useState } from 'react';
import { useWindowDimensions } from 'react-native';

import { Button } from '@/components/basics/Button';
import { Sheet } from '@/components/basics/Sheet';
import { Text } from '@/components/basics/Text';
import { codeSize, InviteCode } from '@/components/lobby/InviteCode';
import { Sign } from '@/components/shell/Sign';
import { useText } from '@/i18n';
import { invitationTo } from '@/state/invite';

import { SeatMenu } from './SeatMenu';
import type { AtTable } from './useTable';

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
  const size = codeSize(useWindowDimensions());
  const { table } = at.state;
  const seats = table?.seats ?? [];
  const invitation = table && invitationTo(at.sitting, table);
  return (
    <Sheet
      open={open}
      onClose={onClose}
      title={t('table.menu')}
      footer={<Button label={t('action.leave')} hint={t('table.leave.hint')} onPress={onLeave} />}
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
      {table !== null && invitation !== null && !isInviting && (
        <Button
          label={t('lobby.invite')}
          icon={<Sign name="qr" size={20} />}
          onPress={() => setInviting(true)}
        />
      )}
      {table !== null && invitation !== null && isInviting && (
        <InviteCode
          invitation={invitation}
          table={table}
          size={size}
          first={at.state.you.steward ? 'best' : 'mine'}
        />
      )}
      <Text size="small" tone="soft">
        {t('table.leave.hint')}
      </Text>
    </Sheet>
  );
}
