import type { Clock } from '@/table/wire/clock';
import { type Rate, tokenBucket } from '@/table/wire/tokenBucket';
import { MAX_FRAME } from '@/net/frameLink';

/**
 * How often something may be asked for: by one address, and by all of one standing together. Newcomers are strangers
 * who have asked for little so far: those who ask without end take nothing from them.
 */
export type AddressRates = { readonly [who in 'address' | 'newcomers' | 'strangers' | 'seated']: Rate };

/** What a stranger may cost a host, refused before anything is parsed. */
export type Limits = {
  headerBytes: number;
  frameBytes: number;
  /** A function lets a host give its own addresses more: several browsers on the laptop itself. */
  perAddress: number | ((address: string) => number);
  connections: number;
  /** Of these, places that only the addresses of seated phones get, and the host's own. */
  kept: number;
  connects: AddressRates;
  /** Each costs a few multiplications on a curve, which take a phone a fifth of a second. */
  handshakes: AddressRates;
  headerMs: number;
  idleMs: number;
  /** How long one chunk may wait for a peer that does not read. */
  stallMs: number;
  /** How long a peer may take to see why a line was closed. */
  lingerMs: number;
  queuedBytes: number;
  messagesPerSecond: number;
  messageBurst: number;
  /** Requests a browser may send ahead on one connection. */
  pipelined: number;
};

/** One phone: its WebSockets, and what its browser opens to load the app. */
export const PER_ADDRESS = 12;

export const LIMITS: Limits = {
  headerBytes: 8 * 1024,
  frameBytes: MAX_FRAME,
  perAddress: PER_ADDRESS,
  connections: 200,
  kept: 40,
  connects: {
    address: { burst: 60, perSecond: 15 },
    newcomers: { burst: 200, perSecond: 60 },
    strangers: { burst: 100, perSecond: 30 },
    seated: { burst: 200, perSecond: 60 },
  },
  handshakes: {
    // A phone that is passed round has a line for each of its players, and a reload opens them all again.
    address: { burst: 20, perSecond: 2 },
    newcomers: { burst: 40, perSecond: 15 },
    strangers: { burst: 20, perSecond: 10 },
    seated: { burst: 40, perSecond: 20 },
  },
  headerMs: 5000,
  idleMs: 15_000,
  stallMs: 15_000,
  lingerMs: 1000,
  queuedBytes: 1024 * 1024,
  messagesPerSecond: 40,
  messageBurst: 120,
  pipelined: 16,
};

export const messageRate = ({ messagesPerSecond, messageBurst }: Limits, clock: Clock) =>
  tokenBucket({ burst: messageBurst, perSecond: messagesPerSecond }, clock);
