import { tableCrypto } from '@/net/secure/tableCrypto';
import type { KeyPair } from '@/table/wire/keys';

let keys: KeyPair | null = null;

/** The keys that this phone would have as a host. The other phones learn the public one in advance. */
export const keysAsHost = (): KeyPair => (keys ??= tableCrypto.newKeyPair());
