import { useState } from 'react';

import { inviteLink, placeIn } from '@/state/session/invite';
import type { TableSession, TableInfo } from '@/state/session/tableSession';

/** Keeps which of the table's addresses is shown, and builds the join link for it. */
export function useInviteAddress(
  invitation: NonNullable<TableSession['invitation']>,
  addresses: TableInfo['addresses'],
  first: 'mine' | 'best',
) {
  const [chosen, setChosen] = useState<string | null>(null);
  const usual = first === 'best' ? addresses[0]?.place : undefined;
  const isStillThere = addresses.some(({ place }) => place === chosen);
  const link = inviteLink(invitation, isStillThere && chosen !== null ? chosen : usual);
  return { link, place: placeIn(link), choose: setChosen };
}
