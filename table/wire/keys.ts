import type { PublicKey } from './channel';

/** An X25519 secret key in hex. Never leaves the phone it was made on. */
export type SecretKey = string;

export type KeyPair = { readonly publicKey: PublicKey; readonly secretKey: SecretKey };

/** What the table needs of cryptography. `net` has the real one; the table never picks an algorithm. */
export type Crypto = {
  randomBytes(count: number): Uint8Array;
  newKeyPair(): KeyPair;
  publicKeyOf(secret: SecretKey): PublicKey;
  /** Closes a slip so that only `to` can read it, not even the host that carries it. */
  seal(of: { from: SecretKey; to: PublicKey; context: string }, bytes: Uint8Array): string;
  unseal(of: { from: PublicKey; to: SecretKey; context: string }, box: string): Uint8Array | null;
  /** Closes the `number`th of a row of things under one key; no number twice. */
  wrap(of: { key: Uint8Array; number: number }, bytes: Uint8Array): string;
  unwrap(of: { key: Uint8Array; number: number }, box: string): Uint8Array | null;
  deriveKey(secret: SecretKey, context: string): Uint8Array;
  /** A key that the holders of two secrets reach, and nobody else. Null when `peer` is no good key. */
  pairKey(of: { secret: SecretKey; peer: PublicKey; context: string }): Uint8Array | null;
  /** 16 bytes that only who has the key can make for this text. */
  mac(key: Uint8Array, text: string): string;
};
