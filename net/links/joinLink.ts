import type { PublicKey } from '@/table/wire/channel';
import { PROTOCOL } from '@/table/wire/version';

import { bytesToHex, bytesToUtf8, concatBytes, hexToBytes, utf8ToBytes } from '@/net/bytes';
import { fragmentOf, type HostAddress, hostAddressText, readFragment, readHostAddress } from './linkParts';

/** Everything a guest needs to find a table and be let in. Secrets are hex, 16 bytes each. */
export type Invitation = HostAddress & {
  tableId: string;
  hostKey: PublicKey;
  joinSecret: string;
  /** Once, for one seat: for a phone that takes over from another. */
  seatTicket?: string;
};

export type LinkProblem = 'not-a-link' | 'other-version' | 'damaged';
export type ParsedLink = { invitation: Invitation } | { problem: LinkProblem };

const KEY = 32;
const SECRET = 16;
const HAS_TICKET = 1;
const TABLE_ID = /^[A-Za-z0-9_-]{1,64}$/;

/** version, flags, table id with its length, host key, join secret, perhaps a ticket, perhaps a place, checksum. */
function fragment(invitation: Invitation, where: string): string {
  const { tableId, hostKey, joinSecret, seatTicket } = invitation;
  const id = utf8ToBytes(tableId);
  return fragmentOf(
    concatBytes(
      Uint8Array.of(PROTOCOL, seatTicket === undefined ? 0 : HAS_TICKET, id.length),
      id,
      hexToBytes(hostKey),
      hexToBytes(joinSecret),
      hexToBytes(seatTicket ?? ''),
      utf8ToBytes(where),
    ),
  );
}

/** For any camera: opens the browser. What is behind `#` never goes over the network. */
export const joinLink = (invitation: Invitation) =>
  `http://${hostAddressText(invitation)}/join#${fragment(invitation, '')}`;

/** For the installed app: the address travels inside. */
export const appLink = (invitation: Invitation) =>
  `palaver://join#${fragment(invitation, hostAddressText(invitation))}`;

function readInvitation(body: Uint8Array, outside: string | null): ParsedLink {
  if (body[0] !== PROTOCOL) return { problem: 'other-version' };

  let at = 2;
  const take = (length: number) => body.subarray(at, (at += length));
  const tableId = bytesToUtf8(take(take(1)[0] ?? 0)) ?? '';
  const hostKey = take(KEY);
  const joinSecret = take(SECRET);
  const ticket = body[1] === HAS_TICKET ? take(SECRET) : null;
  const where = readHostAddress(outside ?? bytesToUtf8(body.subarray(at)) ?? '');
  if (at > body.length || !TABLE_ID.test(tableId) || !where) return { problem: 'damaged' };
  return {
    invitation: {
      ...where,
      tableId,
      hostKey: bytesToHex(hostKey),
      joinSecret: bytesToHex(joinSecret),
      ...(ticket && { seatTicket: bytesToHex(ticket) }),
    },
  };
}

/** Never throws: whatever a camera or a clipboard holds may come in here. */
export function parseJoinLink(text: string): ParsedLink {
  const match = /^(?:http:\/\/([^/#?\s]+)\/join|palaver:\/\/join\/?)(?:\?[^#]*)?#(.*)$/i.exec(text.trim());
  if (!match) return { problem: 'not-a-link' };
  const body = readFragment(match[2] ?? '');
  return body ? readInvitation(body, match[1] ?? null) : { problem: 'damaged' };
}
