import { joinLink } from '@/net/links/joinLink';

import { invitationTo } from './invite';
import type { TableSession, TableInfo } from './tableSession';

/** The link that brings a seat to another phone. `null` at a table that nobody else can come to. */
export function seatLink(sitting: TableSession, table: TableInfo, seatTicket: string): string | null {
  const invitation = invitationTo(sitting, table);
  return invitation && joinLink({ ...invitation, seatTicket });
}
