import { Button } from '@/components/basics/Button';
import { Sheet } from '@/components/basics/Sheet';
import { Text } from '@/components/basics/Text';
import { useText } from '@/i18n';

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
  const seats = at.state.table?.seats ?? [];
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
      <Text size="small" tone="soft">
        {t('table.leave.hint')}
      </Text>
    </Sheet>
  );
}
