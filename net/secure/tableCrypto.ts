import type { Crypto } from '@/table/wire/keys';
import { randomBytes } from '@/net/bytes';
import { newKeyPair, publicKeyOf } from './keys';
import { seal, unseal } from './seal';
import { mac, pairKey } from './pairKey';
import { deriveKey, decryptNumbered, encryptNumbered } from './encryptNumbered';

/** The cryptography a table is given. */
export const tableCrypto: Crypto = {
  randomBytes,
  newKeyPair,
  publicKeyOf,
  seal,
  unseal,
  wrap: encryptNumbered,
  unwrap: decryptNumbered,
  deriveKey,
  pairKey,
  mac,
};
