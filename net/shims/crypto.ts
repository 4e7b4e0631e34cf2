import { sha1 } from '@noble/hashes/legacy.js';
import { randomBytes as random, utf8ToBytes } from '@noble/hashes/utils.js';
import { Buffer } from 'buffer';

/** Stands in for Node's `crypto` on phones: only what websocket-driver asks for, the handshake's SHA-1. */
export function createHash(name: string) {
  if (name !== 'sha1') throw new Error(`no such hash on this platform: ${name}`);
  const hash = sha1.create();
  return {
    update(data: string | Uint8Array) {
      hash.update(typeof data === 'string' ? utf8ToBytes(data) : data);
      return this;
    },
    digest: (encoding: 'base64' | 'hex') => Buffer.from(hash.digest()).toString(encoding),
  };
}

export const randomBytes = (length: number) => Buffer.from(random(length));
