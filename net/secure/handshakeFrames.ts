import type { DialRefusal } from '@/table/wire/channel';
import { bytesToUtf8, concatBytes, utf8ToBytes } from '@/net/bytes';
import { PROTOCOL } from '@/table/wire/version';

/** Why a host turns a guest away, in plain text: nothing is agreed yet that could hide it. */
export type Refusal = Exclude<DialRefusal, 'unreachable'>;

const REFUSALS: readonly string[] = ['version', 'no-table', 'bad-link', 'busy'] satisfies Refusal[];
const WELCOME = 0;
const REFUSED = 1;

/** How long either end waits for the other during the handshake. */
export const HANDSHAKE_MS = 5000;

export const opening = (message: Uint8Array) => concatBytes(Uint8Array.of(PROTOCOL), message);
export const welcome = (answer: Uint8Array) => concatBytes(Uint8Array.of(WELCOME), answer);
export const refusal = (why: Refusal) => concatBytes(Uint8Array.of(REFUSED), utf8ToBytes(why));

export type HostAnswer = { welcome: Uint8Array } | { refused: Refusal } | 'garbage';

export function readAnswer(frame: Uint8Array): HostAnswer {
  if (frame[0] === WELCOME) return { welcome: frame.subarray(1) };
  const why = frame[0] === REFUSED ? bytesToUtf8(frame.subarray(1)) : null;
  return why !== null && REFUSALS.includes(why) ? { refused: why as Refusal } : 'garbage';
}
