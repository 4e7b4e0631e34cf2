import type { Crypto } from '@/table/keys';
import { randomBytes } from './bytes';
import { newKeyPair } from './keys';
import { seal, unseal } from './seal';
import { deriveKey, unwrap, wrap } from './wrap';

/** The cryptography a table is given. */
export const tableCrypto: Crypto = { randomBytes, newKeyPair, seal, unseal, wrap, unwrap, deriveKey };
