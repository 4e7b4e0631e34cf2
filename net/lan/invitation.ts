import type { Host } from '@/table/host/host';
import type { Invitation } from '@/net/links/joinLink';
import { publicKeyOf } from '@/net/secure/keys';

/** The way to a table, for whoever can reach its host at that place. */
export const invitationAt = (host: Host, place: { address: string; port: number }): Invitation => ({
  ...place,
  tableId: host.id,
  hostKey: publicKeyOf(host.secretKey),
  joinSecret: host.joinSecret,
});
