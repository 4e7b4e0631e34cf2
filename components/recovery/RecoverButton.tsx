import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';

import { Button } from '@/components/basics/input/Button';
import { Icon } from '@/components/basics/marks/Icon';
import { useText } from '@/i18n';
import { canRecover, giveUpHost } from '@/state/recovery/recoveryState';
import { useTable } from '@/state/session/useTable';

/** A host that is only out of reach usually comes back within seconds. */
const PATIENCE_MS = 10_000;

/** Offers to recover the table when the host has not answered for a while. */
export function RecoverButton() {
  const t = useText();
  const router = useRouter();
  const at = useTable();
  const awaySince = at?.state.awaySince ?? null;
  const [goneSince, setGoneSince] = useState<number | null>(null);
  useEffect(() => {
    if (awaySince === null) return;
    const timer = setTimeout(() => setGoneSince(awaySince), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [awaySince]);
  if (at === null || awaySince === null || goneSince !== awaySince || !canRecover()) return null;
  const giveUp = () => {
    giveUpHost();
    // The shared screen has no recovery screen: go to the player's own.
    router.navigate(`/table/${at.session.tableId}`);
  };
  return <Button label={t('recovery.gone')} icon={<Icon name="swap" />} onPress={giveUp} />;
}
