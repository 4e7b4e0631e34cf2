import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { PublicKey } from '@/table/wire/channel';
import type { SecretKey } from '@/table/wire/keys';
import { bytesToBase64url, utf8ToBytes } from '@/net/bytes';
import { sharedSecret } from './keys';

const MAC_BYTES = 16;

/** Both ends reach the same key. Null for a key that is none, or one with which everybody reaches the same secret. */
export function pairKey(of: { secret: SecretKey; peer: PublicKey; context: string }): Uint8Array | null {
  try {
    const shared = sharedSecret(of.secret, of.peer);
    return hkdf(sha256, shared, undefined, utf8ToBytes(`palaver ${of.context}`), 32);
  } catch {
    return null;
  }
}

/** The first half of HMAC-SHA256: 128 bits, of which a liar has one guess. */
export const mac = (key: Uint8Array, text: string): string =>
  bytesToBase64url(hmac(sha256, key, utf8ToBytes(text)).subarray(0, MAC_BYTES));
