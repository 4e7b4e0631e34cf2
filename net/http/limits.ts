import type { Clock } from '@/table/wire/clock';
import { MAX_FRAME } from '@/net/frameLink';

/** What a stranger may cost a host, refused before anything is parsed. */
export type Limits = {
  headerBytes: number;
  frameBytes: number;
  /** A function lets a host give its own addresses more: several browsers on the laptop itself. */
  perAddress: number | ((address: string) => number);
  connections: number;
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
  headerMs: 5000,
  idleMs: 15_000,
  stallMs: 15_000,
  lingerMs: 1000,
  queuedBytes: 1024 * 1024,
  messagesPerSecond: 40,
  messageBurst: 120,
  pipelined: 16,
};

/** A token bucket: `take` says whether one more message is allowed now. */
export function messageRate({ messagesPerSecond, messageBurst }: Limits, clock: Clock) {
  let tokens = messageBurst;
  let last = clock.now();
  return {
    take(): boolean {
      const now = clock.now();
      tokens = Math.min(messageBurst, tokens + (Math.max(0, now - last) * messagesPerSecond) / 1000);
      last = now;
      if (tokens < 1) return false;
      tokens -= 1;
      return true;
    },
  };
}

export type Entry = 'in' | 'address-full' | 'full';

/** Who is connected. */
export function doorkeeper({ perAddress, connections }: Pick<Limits, 'perAddress' | 'connections'>) {
  const inside = new Map<string, number>();
  let total = 0;
  const allowed = (address: string) => (typeof perAddress === 'number' ? perAddress : perAddress(address));
  return {
    enter(address: string): Entry {
      const here = inside.get(address) ?? 0;
      if (here >= allowed(address)) return 'address-full';
      if (total >= connections) return 'full';
      inside.set(address, here + 1);
      total += 1;
      return 'in';
    },
    leave(address: string): void {
      const here = (inside.get(address) ?? 0) - 1;
      if (here > 0) inside.set(address, here);
      else inside.delete(address);
      total -= 1;
    },
  };
}
