import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { useText } from '@/i18n';
import { lanListenerAtom } from '@/state/hosting/lanListener';

/** Asks before leaving when this phone is the host: leaving would stop the table for everyone. */
export function useLeaveTable(leave: () => void) {
  const isOpen = useAtomValue(lanListenerAtom) !== null;
  const [isAsking, setAsking] = useState(false);
  return {
    leave: isOpen ? () => setAsking(true) : leave,
    sheet: <LeaveTableSheet open={isAsking} onStay={() => setAsking(false)} onLeave={leave} />,
  };
}

type LeaveSheetProps = {
  readonly open: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
};

function LeaveTableSheet({ open, onStay, onLeave }: LeaveSheetProps) {
  const t = useText();
  return (
    <Sheet open={open} onClose={onStay} title={t('door.leave')}>
      <Text>{t('door.leave.text')}</Text>
      <Button kind="main" label={t('door.leave.stay')} onPress={onStay} />
      <Button label={t('door.leave.go')} onPress={onLeave} />
    </Sheet>
  );
}
