import { x25519 } from '@noble/curves/ed25519.js';
import type { PublicKey } from '@/table/channel';
import { bytesToHex, hexToBytes } from './bytes';

/** An X25519 secret in hex. It never leaves the device that made it. */
export type SecretKey = string;

export type KeyPair = { publicKey: PublicKey; secretKey: SecretKey };

export const publicKeyOf = (secretKey: SecretKey): PublicKey =>
  bytesToHex(x25519.getPublicKey(hexToBytes(secretKey)));

export function newKeyPair(): KeyPair {
  const secretKey = bytesToHex(x25519.utils.randomSecretKey());
  return { secretKey, publicKey: publicKeyOf(secretKey) };
}
