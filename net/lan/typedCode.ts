import { sha256 } from '@noble/hashes/sha2.js';

import { hexToBytes } from '@/net/bytes';
import { SYMBOLS } from '@/net/links/codeSymbols';
import type { GuestRequest } from '@/net/http/connection';
import type { Answer } from '@/net/http/httpAnswer';
import { isNeighbour } from '@/net/http/origin';

const LENGTH = 5;

/** What a guest types who cannot scan: of a table's join secret, or of the key of a device that carries on tables. */
export const codeOf = (joinSecret: string): string =>
  [...sha256(hexToBytes(joinSecret)).subarray(0, LENGTH)]
    .map((byte) => SYMBOLS[byte % SYMBOLS.length])
    .join('');

const TRIES = 10;
const WINDOW_MS = 60_000;
const PATH = '/code/';
/** More addresses than a room has phones; those of long ago are forgotten. */
const MOST_ADDRESSES = 500;

/**
 * Answers a typed code with the link to its table, over the address at which the guest asked. A page of another host
 * in the room may read the answer: that host may be gone.
 */
export function codeDesk(
  linkOf: (code: string, address: string) => string | null,
  now: () => number = Date.now,
) {
  const tries = new Map<string, { count: number; since: number }>();

  /** Thirty million codes at ten a minute: guessing one takes longer than any workshop. */
  function mayTry(address: string): boolean {
    const before = tries.get(address);
    const known =
      before !== undefined && now() - before.since < WINDOW_MS ? before : { count: 0, since: now() };
    if (tries.size >= MOST_ADDRESSES)
      for (const [other, { since }] of tries) if (now() - since >= WINDOW_MS) tries.delete(other);
    tries.set(address, { ...known, count: known.count + 1 });
    return known.count < TRIES;
  }

  return ({ path, headers, remoteAddress }: GuestRequest): Answer | null => {
    if (!path.startsWith(PATH)) return null;
    const { origin } = headers;
    const readable = isNeighbour(origin) ? { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' } : {};
    if (!mayTry(remoteAddress)) return { status: 503, headers: { ...readable, 'Retry-After': '60' } };
    const address = (headers['host'] ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '');
    const link = linkOf(path.slice(PATH.length).toUpperCase(), address);
    return link === null
      ? { status: 404, headers: readable }
      : {
          headers: { ...readable, 'Content-Type': 'application/json; charset=utf-8' },
          body: JSON.stringify({ link }),
        };
  };
}
