import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';

import { onOpenedLink } from '@/components/basics/navigation/openedLink';
import { EmptyState } from '@/components/basics/page/EmptyState';
import { useText } from '@/i18n';
import { unpackSeatTransfer } from '@/state/recovery/seatTransfer';

import { Connecting } from './Connecting';

/** The old host's page sends players here after a recovery. Their seats arrive behind `#` and are saved at once. */
export function SeatTransferPage() {
  const t = useText();
  const router = useRouter();
  const [isDamaged, setDamaged] = useState(false);
  const goHome = () => router.replace('/');
  useEffect(
    () =>
      onOpenedLink((link) => {
        const tableId = unpackSeatTransfer(link.slice(link.indexOf('#') + 1));
        if (tableId === null) setDamaged(true);
        else router.replace(`/table/${tableId}`);
      }, 'follow'),
    [router],
  );
  if (!isDamaged) return <Connecting onLeave={goHome} />;
  return <EmptyState title={t('recovery.moved')} text={t('recovery.follow.damaged')} onHome={goHome} />;
}
