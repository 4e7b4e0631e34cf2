import { type Invitation, joinLink } from '@/net/joinLink';

/** `host:port` as a table names its addresses, IPv6 in brackets. */
function placeOf(text: string): { address: string; port: number } | null {
  const match = /^\[?([^\]]+?)\]?:(\d+)$/.exec(text);
  return match?.[1] === undefined ? null : { address: match[1], port: Number(match[2]) };
}

/** The link by which others come to the table, over one of its addresses. This phone's own seat ticket stays here. */
export function inviteLink({ seatTicket: _mine, ...invitation }: Invitation, address?: string): string {
  return joinLink({ ...invitation, ...(address !== undefined && placeOf(address)) });
}
