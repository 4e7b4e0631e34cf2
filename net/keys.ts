import { x25519 } from '@noble/curves/ed25519.js';
import type { PublicKey } from '@/table/channel';
import type { KeyPair, SecretKey } from '@/table/keys';
import { bytesToHex, hexToBytes } from './bytes';
import { remembered } from './remembered';

/** A multiplication on the curve takes a weak phone a twentieth of a second, and a table has few keys. */
export const publicKeyOf: (secretKey: SecretKey) => PublicKey = remembered(256, (secretKey) =>
  bytesToHex(x25519.getPublicKey(hexToBytes(secretKey))),
);

export function newKeyPair(): KeyPair {
  const secretKey = bytesToHex(x25519.utils.randomSecretKey());
  return { secretKey, publicKey: publicKeyOf(secretKey) };
}
