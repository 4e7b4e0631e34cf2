import { tableCrypto } from '@/net/secure/tableCrypto';
import type { KeyPair } from '@/table/wire/keys';

let keys: KeyPair | null = null;

/** What this phone would be known by as a host. The others know it before they need it. */
export const keysAsHost = (): KeyPair => (keys ??= tableCrypto.newKeyPair());
