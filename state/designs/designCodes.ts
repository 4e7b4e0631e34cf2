import { sha256 } from '@noble/hashes/sha2.js';
import { deflateSync, inflateSync } from 'fflate';

import {
  base64urlToBytes,
  bytesToBase64url,
  bytesToHex,
  bytesToUtf8,
  concatBytes,
  utf8ToBytes,
} from '@/net/bytes';
import { DESIGN_LENGTH } from '@/rules/ryv/design';

import type { Sound } from './draft';
import { type Opened, openDesign, type Problem } from './checkDesign';

const VERSION = 1;
/** A code of this many letters is still read by a cheap camera off a small screen. */
const LINK_LENGTH = 780;
/** Nobody scans more codes than this, and no sound design needs as many. */
const MOST_PARTS = 16;
const MOST_PACKED = 8_000;
/** A letter has at most three bytes where it counts as one, and four where it counts as two. */
const MOST_INFLATED = DESIGN_LENGTH * 3;

const DIGEST = 4;
const HEAD = 3 + DIGEST;

/** Belongs to version 1 for ever: whoever unpacks must have exactly what the packer had. */
const DICTIONARY = utf8ToBytes(
  '"legal":"strong","moderate","weak","technology":"advanced","partial","poor","trust":"economy":"booming","stable",' +
    '"depressed","openness":"free","obstructed","repressed"}}{"climate":{"id":"own-' +
    '"workers","business","opposition","criminals","delivery","advocacy","watchdog","relief","development","rights",' +
    '"resources","telecom","platform","university","lab","think-tank"' +
    '{"scenario":{"id":"own-","words":{"name":"","story":"","outcomes":{"future-1":{"name":"","story":""},"future-2":' +
    '{"name":"","story":""},"future-3":{"name":"","story":""}}},"casts":{"3":["],"4":["],"5":["]},"relations":[{"between":' +
    '["local","cso"],"is":"good"},{"between":["ngo","mnc"],"is":"poor"}],"standings":{"local":"neutral","cso":"neutral",' +
    '"ngo":"neutral","mnc":"neutral","researcher":"neutral"},"outcomes":{"future-1":["local","cso","ngo"],"future-2":' +
    '["mnc","researcher","local"],"future-3":["cso","ngo","researcher"]}}}',
);

/** One code of several: `at` of `of`, of the design with this digest. */
export type Part = {
  readonly of: number;
  readonly at: number;
  readonly digest: string;
  readonly bytes: Uint8Array;
};

const checksum = (bytes: Uint8Array): Uint8Array => sha256(bytes).subarray(0, DIGEST);

/** version, how many, which, digest of the whole, a piece of the whole, checksum of this part. */
function frame(of: number, at: number, digest: Uint8Array, piece: Uint8Array): string {
  const bytes = concatBytes(Uint8Array.of(VERSION, of, at), digest, piece);
  return bytesToBase64url(concatBytes(bytes, checksum(bytes)));
}

/** The links that bring a design to another phone, each short enough for one code. `place` is what stands before `#`. */
export function packLinks(design: Sound, place: string): readonly string[] {
  const packed = deflateSync(utf8ToBytes(JSON.stringify(design)), { level: 9, dictionary: DICTIONARY });
  const room = Math.floor(((LINK_LENGTH - place.length - 1) * 6) / 8) - HEAD - DIGEST;
  const of = Math.ceil(packed.length / room);
  const size = Math.ceil(packed.length / of);
  const digest = checksum(packed);
  return Array.from(
    { length: of },
    (_, at) => `${place}#${frame(of, at, digest, packed.subarray(at * size, (at + 1) * size))}`,
  );
}

const LINK = /^(?:http:\/\/[^/#?\s]+\/take|palaver:\/\/\/?take\/?)(?:\?[^#]*)?#([A-Za-z0-9_-]*)$/i;

/** Never throws: whatever a camera has read may come in here. */
export function readPart(link: string): Part | { readonly problem: Problem } {
  if (link.length > 2 * LINK_LENGTH) return { problem: 'too-big' };
  const match = LINK.exec(link.trim());
  if (match === null) return { problem: 'not-a-design' };
  const bytes = base64urlToBytes(match[1] ?? '');
  if (bytes === null || bytes.length <= HEAD + DIGEST) return { problem: 'damaged' };
  const body = bytes.subarray(0, -DIGEST);
  if (bytesToHex(checksum(body)) !== bytesToHex(bytes.subarray(-DIGEST))) return { problem: 'damaged' };
  const [version, of = 0, at = 0] = body;
  if (version !== VERSION) return { problem: 'other-version' };
  if (of > MOST_PARTS) return { problem: 'too-big' };
  if (at >= of) return { problem: 'damaged' };
  return { of, at, digest: bytesToHex(body.subarray(3, HEAD)), bytes: body.subarray(HEAD) };
}

/** Inflates into a buffer of fixed size, so that a small file cannot unpack to a huge one. */
function inflate(packed: Uint8Array): Uint8Array | Problem {
  try {
    const out = new Uint8Array(MOST_INFLATED + 1);
    const bytes = inflateSync(packed, { dictionary: DICTIONARY, out });
    return bytes.length > MOST_INFLATED ? 'too-big' : bytes;
  } catch (fault) {
    return fault instanceof RangeError ? 'too-big' : 'damaged';
  }
}

/** All parts, in order. */
export function unpack(pieces: readonly Uint8Array[], digest: string): Opened {
  const packed = concatBytes(...pieces);
  if (packed.length > MOST_PACKED) return { problem: 'too-big' };
  if (bytesToHex(checksum(packed)) !== digest) return { problem: 'damaged' };
  const bytes = inflate(packed);
  if (typeof bytes === 'string') return { problem: bytes };
  const json = bytesToUtf8(bytes);
  return json === null ? { problem: 'damaged' } : openDesign(json);
}
