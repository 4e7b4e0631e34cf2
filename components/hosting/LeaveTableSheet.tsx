import { useAtomValue } from 'jotai';
import { useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { useText } from '@/i18n';
import { lanListenerAtom } from '@/state/hosting/lanListener';

/**
 * Asks before leaving when this phone is the host, for that would stop the table for everyone; and whenever nobody has
 * touched "leave": the phone's own back button is touched by mistake.
 */
export function useLeaveTable(leave: () => void) {
  const isHost = useAtomValue(lanListenerAtom) !== null;
  const [isAsking, setAsking] = useState(false);
  const ask = () => setAsking(true);
  return {
    leave: isHost ? ask : leave,
    ask,
    sheet: (
      <LeaveTableSheet open={isAsking} isHost={isHost} onStay={() => setAsking(false)} onLeave={leave} />
    ),
  };
}

type LeaveSheetProps = {
  readonly open: boolean;
  readonly isHost: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
};

function LeaveTableSheet({ open, isHost, onStay, onLeave }: LeaveSheetProps) {
  const t = useText();
  return (
    <Sheet open={open} onClose={onStay} title={t('door.leave')}>
      <Text>{t(isHost ? 'door.leave.text' : 'table.leave.hint')}</Text>
      <Button kind="main" label={t('door.leave.stay')} onPress={onStay} />
      <Button label={t('door.leave.go')} onPress={onLeave} />
    </Sheet>
  );
}
