import { x25519 } from '@noble/curves/ed25519.js';
import type { PublicKey } from '@/table/wire/channel';
import type { KeyPair, SecretKey } from '@/table/wire/keys';
import { bytesToHex, hexToBytes } from '@/net/bytes';
import { memoize } from './memoize';

/** A weak phone takes 50 ms for one multiplication on the curve; a table has few keys, so the answers are kept. */
export const publicKeyOf: (secretKey: SecretKey) => PublicKey = memoize(256, (secretKey) =>
  bytesToHex(x25519.getPublicKey(hexToBytes(secretKey))),
);

/** Phones seal and vouch for the same few others again and again. Throws when `peer` is no good key. */
export const sharedSecret: (secretKey: SecretKey, peer: PublicKey) => Uint8Array = memoize(
  256,
  (secretKey, peer) => x25519.getSharedSecret(hexToBytes(secretKey), hexToBytes(peer)),
);

export function newKeyPair(): KeyPair {
  const secretKey = bytesToHex(x25519.utils.randomSecretKey());
  return { secretKey, publicKey: publicKeyOf(secretKey) };
}
