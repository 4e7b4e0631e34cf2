import { useRouter } from 'expo-router';
import { useEffect, useState } from 'react';

import { EmptyState } from '@/components/furniture/EmptyState';
import { Going } from '@/components/table/Going';
import { useText } from '@/i18n';
import { unpackBaggage } from '@/state/baggage';

import { onOpenedLink } from '@/components/shell/openedLink';

/** Where the page of a table's old host sends its players: their seats arrive behind `#`, and are put away at once. */
export function FollowPage() {
  const t = useText();
  const router = useRouter();
  const [isDamaged, setDamaged] = useState(false);
  const goHome = () => router.replace('/');
  useEffect(
    () =>
      onOpenedLink((link) => {
        const tableId = unpackBaggage(link.slice(link.indexOf('#') + 1));
        if (tableId === null) setDamaged(true);
        else router.replace(`/table/${tableId}`);
      }, 'follow'),
    [router],
  );
  if (!isDamaged) return <Going onLeave={goHome} />;
  return <EmptyState title={t('carry.moved')} text={t('carry.follow.damaged')} onHome={goHome} />;
}
