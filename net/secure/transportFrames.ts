import { chacha20poly1305 } from '@noble/ciphers/chacha.js';
import { concatBytes } from '@/net/bytes';
import { MAX_FRAME } from '@/net/frameLink';

const BUCKET = 256;
const TAG = 16;
const PREFIX = 3;
const LAST = 0;
const MORE = 1;

/** What fits into one frame beside its prefix, with the padded frame still a whole number of buckets. */
const MAX_PART = Math.floor((MAX_FRAME - TAG) / BUCKET) * BUCKET - PREFIX;

/** The longest message, in bytes: longer than one frame, so that a finished game's log fits. */
export const MAX_MESSAGE = 256 * 1024;

function counter() {
  const nonce = new Uint8Array(12);
  const view = new DataView(nonce.buffer);
  let used = 0;
  return () => {
    view.setUint32(4, used % 0x1_0000_0000, true);
    view.setUint32(8, Math.floor(used / 0x1_0000_0000), true);
    used += 1;
    return nonce;
  };
}

/** Padded to whole buckets, so that a frame's size tells little of what is inside. */
function padded(part: Uint8Array, flag: typeof LAST | typeof MORE): Uint8Array {
  const plain = new Uint8Array(Math.ceil((PREFIX + part.length) / BUCKET) * BUCKET);
  plain[0] = flag;
  new DataView(plain.buffer).setUint16(1, part.length);
  plain.set(part, PREFIX);
  return plain;
}

/** Writes a message as one or more frames that only the holder of `key` can read. */
export function frameWriter(key: Uint8Array): (message: Uint8Array) => Uint8Array[] {
  const nextNonce = counter();
  const write = (part: Uint8Array, flag: typeof LAST | typeof MORE) =>
    chacha20poly1305(key, nextNonce()).encrypt(padded(part, flag));
  return (message) => {
    const frames: Uint8Array[] = [];
    let at = 0;
    for (; message.length - at > MAX_PART; at += MAX_PART) {
      frames.push(write(message.subarray(at, at + MAX_PART), MORE));
    }
    frames.push(write(message.subarray(at), LAST));
    return frames;
  };
}

export type Read = 'garbage' | 'too-big' | 'more' | Uint8Array;

/** Reads frames in the order they were written; a frame changed, repeated or left out is garbage. */
export function frameReader(key: Uint8Array): (frame: Uint8Array) => Read {
  const nextNonce = counter();
  let parts: Uint8Array[] = [];
  let length = 0;
  return (frame) => {
    let plain: Uint8Array;
    try {
      plain = chacha20poly1305(key, nextNonce()).decrypt(frame);
    } catch {
      return 'garbage';
    }
    if (plain.length < PREFIX) return 'garbage';
    const end = PREFIX + new DataView(plain.buffer, plain.byteOffset).getUint16(1);
    if (end > plain.length) return 'garbage';
    // A part that is followed by more is a full one; endless empty parts would fill the memory.
    if (plain[0] === MORE && end - PREFIX !== MAX_PART) return 'garbage';
    parts.push(plain.subarray(PREFIX, end));
    length += end - PREFIX;
    if (length > MAX_MESSAGE) return 'too-big';
    if (plain[0] === MORE) return 'more';
    const message = concatBytes(...parts);
    parts = [];
    length = 0;
    return message;
  };
}
