import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { x25519 } from '@noble/curves/ed25519.js';
import { blake2b } from '@noble/hashes/blake2.js';

/**
 * Stands in for `sodium-universal` on every platform: only what noise-handshake asks for, from @noble, so that
 * phones, browsers and Node run the same code without native modules or WASM. The names are libsodium's.
 */
export const crypto_kx_SEEDBYTES = 32;
export const crypto_scalarmult_BYTES = 32;
export const crypto_scalarmult_SCALARBYTES = 32;
export const crypto_aead_chacha20poly1305_ietf_NPUBBYTES = 12;
export const crypto_aead_chacha20poly1305_ietf_ABYTES = 16;

export function crypto_kx_keypair(publicKey: Uint8Array, secretKey: Uint8Array): void {
  secretKey.set(x25519.utils.randomSecretKey());
  publicKey.set(x25519.getPublicKey(secretKey));
}

export function crypto_kx_seed_keypair(): never {
  throw new Error('seeded key pairs are not used by the channel');
}

/** Throws on an all-zero result: a peer that sends a low-order point must not choose our key. */
export function crypto_scalarmult(shared: Uint8Array, secretKey: Uint8Array, publicKey: Uint8Array): void {
  shared.set(x25519.getSharedSecret(secretKey, publicKey));
}

export function crypto_scalarmult_base(publicKey: Uint8Array, secretKey: Uint8Array): void {
  publicKey.set(x25519.getPublicKey(secretKey));
}

export function crypto_generichash(digest: Uint8Array, data: Uint8Array): void {
  digest.set(blake2b(data, { dkLen: digest.length }));
}

export function crypto_generichash_batch(digest: Uint8Array, parts: readonly Uint8Array[]): void {
  const hash = blake2b.create({ dkLen: digest.length });
  for (const part of parts) hash.update(part);
  digest.set(hash.digest());
}

export function crypto_aead_chacha20poly1305_ietf_encrypt(
  ciphertext: Uint8Array,
  message: Uint8Array,
  associated: Uint8Array,
  _secretNonce: null,
  nonce: Uint8Array,
  key: Uint8Array,
): number {
  ciphertext.set(chacha20poly1305(key, nonce, associated).encrypt(message));
  return ciphertext.length;
}

/** Throws when the tag does not match. */
export function crypto_aead_chacha20poly1305_ietf_decrypt(
  message: Uint8Array,
  _secretNonce: null,
  ciphertext: Uint8Array,
  associated: Uint8Array,
  nonce: Uint8Array,
  key: Uint8Array,
): number {
  message.set(chacha20poly1305(key, nonce, associated).decrypt(ciphertext));
  return message.length;
}

export function sodium_memzero(bytes: Uint8Array): void {
  bytes.fill(0);
}
