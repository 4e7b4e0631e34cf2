import { invitationAt } from '@/net/lan/invitation';
import { appLink, type Invitation, joinLink } from '@/net/links/joinLink';
import { readHostAddress } from '@/net/links/linkParts';

import type { TableSession, TableInfo } from './tableSession';

/** `host:port` of a link, as people read it. */
export const placeIn = (link: string): string => link.replace(/^http:\/\/|\/\w+#.*$/g, '');

/** The way to the table this phone is at; when it is itself the table, over the first of its addresses. */
export function invitationTo(sitting: TableSession | null, table: TableInfo): Invitation | null {
  const place = readHostAddress(table.addresses[0]?.place ?? '');
  if (sitting === null || sitting.invitation !== null || sitting.host === null || place === null)
    return sitting?.invitation ?? null;
  return invitationAt(sitting.host, place);
}

/** The link by which others come to the table, over one of its addresses. This phone's own seat ticket stays here. */
export function inviteLink({ seatTicket: _mine, ...invitation }: Invitation, address?: string): string {
  return joinLink({ ...invitation, ...(address !== undefined && readHostAddress(address)) });
}

/** Opens the table this phone is at in the installed app, which is another guest. */
export const linkForApp = ({ seatTicket: _mine, ...invitation }: Invitation): string => appLink(invitation);

/** The link that brings a seat to another phone. `null` at a table that nobody else can come to. */
export function seatLink(sitting: TableSession, table: TableInfo, seatTicket: string): string | null {
  const invitation = invitationTo(sitting, table);
  return invitation && joinLink({ ...invitation, seatTicket });
}
