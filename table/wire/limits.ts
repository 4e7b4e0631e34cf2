import { utf8ToBytes } from '@noble/hashes/utils.js';

/**
 * How long things may be, all in one place: what a host accepts it must be able to tell every phone, and a phone that
 * finds something too long never follows again.
 */

/** What counts: bytes of UTF-8 once it is JSON. Quote marks, line breaks and emoji are longer there than on a screen. */
export const bytesOf = (value: unknown): number => utf8ToBytes(JSON.stringify(value) ?? '').length;

/** Whether a text has at most so many bytes. Most are far shorter, and need not be counted letter by letter. */
export const fitsIn = (text: string, bytes: number): boolean =>
  text.length <= bytes &&
  (text.length * MOST_BYTES_A_LETTER <= bytes ||
    !LONGER_THAN_ONE.test(text) ||
    utf8ToBytes(text).length <= bytes);

const MOST_BYTES_A_LETTER = 3;
const LONGER_THAN_ONE = /[\u0080-\uffff]/;

/** For the host, before it writes anything down. */
export const ACCEPTED = {
  /** One thing that a phone asks, as it comes. */
  askBytes: 12_000,
  /** One record of the log, whole. It is quoted once more before it is sealed, and must then fit `sealedItem`. */
  recordBytes: 6_000,
  /** The same once quoted, for what may be longer: a scenario of one's own, written in any script. */
  quotedBytes: 12_000,
  /** The games before this one are summed up in one record; names, phones and verdicts still to come need room. */
  summedBytes: 9_000,
  /** Everything about the table, for one phone. */
  tableBytes: 24 * 1024,
  /** Everything one viewer may know of a match. */
  snapshotBytes: 48 * 1024,
  /** What one move makes happen, as one viewer is told it. */
  eventsBytes: 12 * 1024,
  /** Letters that a phone sends as the words of a move, before they are cleaned. */
  rawWords: 1_000,
} as const;

/** What goes over the network at a time. */
export const FRAMES = {
  bytes: 64 * 1024,
  /** A piece of a long text or of a sealed log: under a frame, also when every letter needs a backslash. */
  pieceChars: 24_000,
  /** One line of the log, sealed, as a phone keeps it. */
  sealedItem: 16_384,
  /** The story for a phone that comes back, within what a weak hotspot carries at once. */
  historyBytes: 3_000,
} as const;

/** What is read from files and gathered from phones: longer than any game that people play. */
export const FILES = {
  gameChars: 4_000_000,
  tableChars: 8_000_000,
  recoveryChars: 8_000_000,
  /** No file is opened that is longer, whatever it says it is. */
  bytes: 32_000_000,
} as const;
