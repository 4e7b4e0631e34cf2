import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { SecretKey } from '@/table/wire/keys';
import { base64urlToBytes, bytesToBase64url, hexToBytes, utf8ToBytes } from '@/net/bytes';

/** The number is the nonce, so one key may encrypt each number only once. */
const nonceOf = (number: number): Uint8Array => {
  const nonce = new Uint8Array(12);
  new DataView(nonce.buffer).setUint32(8, number);
  return nonce;
};

/** Encrypts item `number` of a list under one key. */
export const encryptNumbered = (of: { key: Uint8Array; number: number }, bytes: Uint8Array): string =>
  bytesToBase64url(chacha20poly1305(of.key, nonceOf(of.number)).encrypt(bytes));

/** Null when the item was encrypted with another key or number, or was changed since. */
export function decryptNumbered(of: { key: Uint8Array; number: number }, box: string): Uint8Array | null {
  const bytes = base64urlToBytes(box);
  if (!bytes) return null;
  try {
    return chacha20poly1305(of.key, nonceOf(of.number)).decrypt(bytes);
  } catch {
    return null;
  }
}

/** A key that only the holder of `secret` can work out, and that tells nothing about it. */
export const deriveKey = (secret: SecretKey, context: string): Uint8Array =>
  hkdf(sha256, hexToBytes(secret), undefined, utf8ToBytes(`palaver ${context}`), 32);
