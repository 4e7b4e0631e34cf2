import { sha256 } from '@noble/hashes/sha2.js';

import { base64urlToBytes, bytesToBase64url, bytesToHex, concatBytes } from '@/net/bytes';

/** Where a host listens. In numbers, IPv6 without brackets. */
export type HostAddress = { address: string; port: number };

const CHECKSUM = 4;
const IPV4_OR_NAME = '[a-z0-9-]+(?:\\.[a-z0-9-]+)*';
const IPV6 = '[0-9a-f:.]*:[0-9a-f:.]*';
const PLACE = new RegExp(`^(?:\\[(${IPV6})\\]|(${IPV4_OR_NAME}))(?::(\\d{1,5}))?$`, 'i');
/** What a browser leaves out of an address. */
const HTTP_PORT = 80;

const checksum = (bytes: Uint8Array) => sha256(bytes).subarray(0, CHECKSUM);

export const hostAddressText = ({ address, port }: HostAddress): string =>
  `${address.includes(':') ? `[${address}]` : address}:${port}`;

export function readHostAddress(text: string, usualPort = HTTP_PORT): HostAddress | null {
  const match = PLACE.exec(text);
  const address = match?.[1] ?? match?.[2];
  const port = Number(match?.[3] ?? usualPort);
  if (address === undefined || port < 1 || port > 65535) return null;
  return { address, port };
}

/** What stands behind `#`: it never goes over the network, and a letter that got lost is noticed. */
export const fragmentOf = (bytes: Uint8Array): string =>
  bytesToBase64url(concatBytes(bytes, checksum(bytes)));

export function readFragment(text: string): Uint8Array | null {
  const bytes = base64urlToBytes(text);
  if (bytes === null || bytes.length <= CHECKSUM) return null;
  const body = bytes.subarray(0, -CHECKSUM);
  return bytesToHex(checksum(body)) === bytesToHex(bytes.subarray(-CHECKSUM)) ? body : null;
}
