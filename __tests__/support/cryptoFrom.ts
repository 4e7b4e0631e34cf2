import { bytesToHex } from '@/net/bytes';
import { publicKeyOf } from '@/net/secure/keys';
import { tableCrypto } from '@/net/secure/tableCrypto';
import { createRandom, seedFrom } from '@/rules/engine/random';

/** The same test draws the same keys and numbers, and so deals the same cards, every time. */
export function cryptoFrom(seed: number): typeof tableCrypto {
  const drawn = createRandom(seedFrom(seed));
  const randomBytes = (count: number) => Uint8Array.from({ length: count }, () => drawn.int(256));
  return {
    ...tableCrypto,
    randomBytes,
    newKeyPair: () => {
      const secretKey = bytesToHex(randomBytes(32));
      return { secretKey, publicKey: publicKeyOf(secretKey) };
    },
  };
}
