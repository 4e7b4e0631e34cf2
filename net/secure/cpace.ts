import { ristretto255, ristretto255_hasher } from '@noble/curves/ed25519.js';
import { hkdf } from '@noble/hashes/hkdf.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha512 } from '@noble/hashes/sha2.js';

import { concatBytes, utf8ToBytes } from '@/net/bytes';

/**
 * CPace of the CFRG draft (draft-irtf-cfrg-cpace) over ristretto255 and SHA-512, for a guest who asks and a host that
 * answers. Both know a short code; whoever does not know it learns one thing from a whole run: whether one guess was right.
 */

const DSI = utf8ToBytes('CPaceRistretto255');
const DSI_ISK = utf8ToBytes('CPaceRistretto255_ISK');
const HASH_BLOCK = 128;
const { Point } = ristretto255;
export const POINT_BYTES = 32;
export const TAG_BYTES = 16;

/** Each part with its length before it, in one byte: no part of ours is longer. */
export function lengthsAndParts(...parts: readonly Uint8Array[]): Uint8Array {
  if (parts.some(({ length }) => length >= 128)) throw new Error('a part for CPace is too long');
  return concatBytes(...parts.flatMap((part) => [Uint8Array.of(part.length), part]));
}

/** The base point that the code stands for. The padding fills the first block, so that its time tells nothing. */
export function generatorOf(code: Uint8Array, channel: Uint8Array, sid: Uint8Array) {
  const { deriveToCurve } = ristretto255_hasher;
  if (deriveToCurve === undefined) throw new Error('ristretto255 has no map to the curve');
  const padding = new Uint8Array(Math.max(0, HASH_BLOCK - 3 - code.length - DSI.length));
  return deriveToCurve(sha512(lengthsAndParts(DSI, code, padding, channel, sid)));
}
type Generator = ReturnType<typeof generatorOf>;

/** Little endian. From 64 random bytes every scalar is as likely as any other, to 2^-250. */
const scalarOf = (bytes: Uint8Array): bigint =>
  bytes.reduceRight((sum, byte) => (sum << 8n) | BigInt(byte), 0n) % Point.Fn.ORDER;

export const publicPoint = (generator: Generator, secret: Uint8Array): Uint8Array =>
  generator.multiply(scalarOf(secret)).toBytes();

/** `null`: what came is no point, or the neutral one, with which everybody reaches the same secret. */
export function sharedPoint(secret: Uint8Array, theirs: Uint8Array): Uint8Array | null {
  try {
    const point = Point.fromBytes(theirs).multiply(scalarOf(secret));
    return point.equals(Point.ZERO) ? null : point.toBytes();
  } catch {
    return null;
  }
}

/** A point with what its sender says beside it; both are bound into the key. */
export type Said = { readonly point: Uint8Array; readonly data: Uint8Array };

const saidText = ({ point, data }: Said): Uint8Array => lengthsAndParts(point, data);

export const sessionKey = (of: {
  sid: Uint8Array;
  shared: Uint8Array;
  guest: Said;
  host: Said;
}): Uint8Array =>
  sha512(concatBytes(lengthsAndParts(DSI_ISK, of.sid, of.shared), saidText(of.guest), saidText(of.host)));

/** Shows that one's own end has the key, by what one said oneself: neither tag can stand for the other. */
export function tagOf(sid: Uint8Array, session: Uint8Array, said: Said): Uint8Array {
  const key = sha512(concatBytes(utf8ToBytes('CPaceMac'), sid, session));
  return hmac(sha512, key, saidText(said)).subarray(0, TAG_BYTES);
}

/** What the agreed key closes. */
export const sealingKeyOf = (session: Uint8Array): Uint8Array =>
  hkdf(sha512, session, undefined, utf8ToBytes('palaver code link'), 32);
