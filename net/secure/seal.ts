import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { PublicKey } from '@/table/wire/channel';
import type { SecretKey } from '@/table/wire/keys';
import { base64urlToBytes, bytesToBase64url, concatBytes, randomBytes, utf8ToBytes } from '@/net/bytes';
import { publicKeyOf, sharedSecret } from './keys';

const NONCE = 24;

type Ends = { secretKey: SecretKey; peer: PublicKey; from: PublicKey; to: PublicKey; context: string };

/**
 * Both seats reach the same key, and nobody else does. Sender and recipient are bound in, so that a seal from one
 * to the other cannot be played back the other way round.
 */
function sealingKey({ secretKey, peer, from, to, context }: Ends): Uint8Array {
  const shared = sharedSecret(secretKey, peer);
  const info = utf8ToBytes(`palaver seal ${from} ${to} ${context}`);
  return hkdf(sha256, shared, undefined, info, 32);
}

/** Encrypts `bytes` so that only the other seat can read them. The host that carries them cannot. */
export function seal(ends: { from: SecretKey; to: PublicKey; context: string }, bytes: Uint8Array): string {
  const { from: secretKey, to, context } = ends;
  const key = sealingKey({ secretKey, peer: to, from: publicKeyOf(secretKey), to, context });
  const nonce = randomBytes(NONCE);
  return bytesToBase64url(concatBytes(nonce, xchacha20poly1305(key, nonce).encrypt(bytes)));
}

/** Null when the box was not sealed by `from`, for this seat, in this context, or was changed on the way. */
export function unseal(
  ends: { from: PublicKey; to: SecretKey; context: string },
  box: string,
): Uint8Array | null {
  const { from, to: secretKey, context } = ends;
  const bytes = base64urlToBytes(box);
  if (!bytes) return null;
  try {
    const key = sealingKey({ secretKey, peer: from, from, to: publicKeyOf(secretKey), context });
    return xchacha20poly1305(key, bytes.subarray(0, NONCE)).decrypt(bytes.subarray(NONCE));
  } catch {
    return null;
  }
}
