import type { Crypto } from '@/table/keys';
import { randomBytes } from './bytes';
import { newKeyPair } from './keys';
import { seal, unseal } from './seal';

/** The cryptography a table is given. */
export const tableCrypto: Crypto = { randomBytes, newKeyPair, seal, unseal };
