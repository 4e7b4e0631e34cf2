import type { Closed } from '@/table/wire/channel';
import { FRAMES } from '@/table/wire/limits';

/**
 * A line that carries whole byte frames in order, below the secure channel. `closed` comes exactly once, however
 * the line ended and whoever ended it, and never from inside `send` or `close`.
 */
export type FrameLink = {
  send(frame: Uint8Array): void;
  close(why: Closed): void;
  listen(on: { frame(bytes: Uint8Array): void; closed(why: Closed): void }): void;
};

/** The largest frame a host reads; anything bigger ends the line before it is parsed. */
export const MAX_FRAME = FRAMES.bytes;

const CLOSE_CODES = {
  left: 4000,
  refused: 4001,
  garbage: 4002,
  'too-fast': 4003,
  'too-slow': 4004,
  'too-big': 4005,
  lost: 4006,
} as const satisfies Record<Closed, number>;

/** What a WebSocket implementation itself answers to a frame over its limit. */
const MESSAGE_TOO_BIG = 1009;

export const closeCode = (why: Closed): number => CLOSE_CODES[why];

export function closedBy(code: number): Closed {
  if (code === MESSAGE_TOO_BIG) return 'too-big';
  const known = Object.entries(CLOSE_CODES).find(([, value]) => value === code);
  return known ? (known[0] as Closed) : 'lost';
}
