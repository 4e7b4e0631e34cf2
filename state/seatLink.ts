import { joinLink } from '@/net/joinLink';

import { invitationTo } from './invite';
import type { Sitting, TableInfo } from './sitting';

/** The link that brings a seat to another phone. `null` at a table that nobody else can come to. */
export function seatLink(sitting: Sitting, table: TableInfo, seatTicket: string): string | null {
  const invitation = invitationTo(sitting, table);
  return invitation && joinLink({ ...invitation, seatTicket });
}
