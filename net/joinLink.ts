import { sha256 } from '@noble/hashes/sha2.js';
import type { PublicKey } from '@/table/channel';
import {
  base64urlToBytes,
  bytesToBase64url,
  bytesToHex,
  bytesToUtf8,
  concatBytes,
  hexToBytes,
  utf8ToBytes,
} from './bytes';
import { PROTOCOL } from '@/table/version';

/** Everything a guest needs to find a table and be let in. Secrets are hex, 16 bytes each. */
export type Invitation = {
  /** In numbers, IPv6 without brackets. */
  address: string;
  port: number;
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
const CHECKSUM = 4;
const HAS_TICKET = 1;
const TABLE_ID = /^[A-Za-z0-9_-]{1,64}$/;
const IPV4_OR_NAME = '[a-z0-9-]+(?:\\.[a-z0-9-]+)*';
const IPV6 = '[0-9a-f:.]*:[0-9a-f:.]*';
const PLACE = new RegExp(`^(?:\\[(${IPV6})\\]|(${IPV4_OR_NAME}))(?::(\\d{1,5}))?$`, 'i');
/** What a browser leaves out of an address. */
const HTTP_PORT = 80;

const checksum = (bytes: Uint8Array) => sha256(bytes).subarray(0, CHECKSUM);
const bracketed = (address: string) => (address.includes(':') ? `[${address}]` : address);
const place = ({ address, port }: Invitation) => `${bracketed(address)}:${port}`;

/** version, flags, table id with its length, host key, join secret, perhaps a ticket, perhaps a place, checksum. */
function fragment(invitation: Invitation, where: string): string {
  const { tableId, hostKey, joinSecret, seatTicket } = invitation;
  const id = utf8ToBytes(tableId);
  const bytes = concatBytes(
    Uint8Array.of(PROTOCOL, seatTicket === undefined ? 0 : HAS_TICKET, id.length),
    id,
    hexToBytes(hostKey),
    hexToBytes(joinSecret),
    hexToBytes(seatTicket ?? ''),
    utf8ToBytes(where),
  );
  return bytesToBase64url(concatBytes(bytes, checksum(bytes)));
}

/** For any camera: opens the browser. What is behind `#` never goes over the network. */
export const joinLink = (invitation: Invitation) =>
  `http://${place(invitation)}/join#${fragment(invitation, '')}`;

/** For the installed app: the address travels inside. */
export const appLink = (invitation: Invitation) =>
  `palaver://join#${fragment(invitation, place(invitation))}`;

function readPlace(text: string): { address: string; port: number } | null {
  const match = PLACE.exec(text);
  const address = match?.[1] ?? match?.[2];
  const port = Number(match?.[3] ?? HTTP_PORT);
  if (address === undefined || port < 1 || port > 65535) return null;
  return { address, port };
}

function readFragment(bytes: Uint8Array, outside: string | null): ParsedLink {
  const body = bytes.subarray(0, -CHECKSUM);
  if (bytes.length <= CHECKSUM) return { problem: 'damaged' };
  if (bytesToHex(checksum(body)) !== bytesToHex(bytes.subarray(-CHECKSUM))) return { problem: 'damaged' };
  if (body[0] !== PROTOCOL) return { problem: 'other-version' };

  let at = 2;
  const take = (length: number) => body.subarray(at, (at += length));
  const tableId = bytesToUtf8(take(take(1)[0] ?? 0)) ?? '';
  const hostKey = take(KEY);
  const joinSecret = take(SECRET);
  const ticket = body[1] === HAS_TICKET ? take(SECRET) : null;
  const where = readPlace(outside ?? bytesToUtf8(body.subarray(at)) ?? '');
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
  const bytes = base64urlToBytes(match[2] ?? '');
  return bytes ? readFragment(bytes, match[1] ?? null) : { problem: 'damaged' };
}
