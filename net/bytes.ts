import { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export { base64urlToBytes, bytesToBase64url } from '@/table/wire/bytes/base64url';
export { bytesToHex, concatBytes, hexToBytes, randomBytes, utf8ToBytes };

/** Null when the bytes are not UTF-8: a peer may send anything. */
export function bytesToUtf8(bytes: Uint8Array): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
