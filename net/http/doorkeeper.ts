import type { Limits } from './limits';
import type { Standing } from './standing';

/** A connection as the doorkeeper sees it. */
export type Placed = {
  readonly address: string;
  /** When it came. */
  readonly since: number;
  /** Between two requests of a browser: the first to go when room is needed. */
  readonly isIdle: boolean;
  /** Has asked for nothing that could be answered yet. */
  readonly isSilent: boolean;
  /** Has shaken hands, so it has a link. */
  readonly isProven: boolean;
};

type Door = Pick<Limits, 'perAddress' | 'connections' | 'kept'> & {
  readonly knows: (address: string) => Standing;
};

/** An honest phone has asked for something by then. */
const SILENT_MS = 1000;

/**
 * Whether there is a place for one more from this address: `free`, the connection that gives up its own for it, or
 * `null`. Seated phones always find one, because some are kept for their addresses and strangers make room for them.
 * Among strangers, who holds many places makes room for who holds few.
 */
export function placeFor<P extends Placed>(
  address: string,
  inside: Iterable<P>,
  door: Door,
  now: number,
): 'free' | P | null {
  const all = [...inside];
  const here = all.filter((one) => one.address === address);
  const { perAddress, connections, kept, knows } = door;
  const allowed = typeof perAddress === 'number' ? perAddress : perAddress(address);
  if (here.length >= allowed) return here.find(({ isIdle }) => isIdle) ?? null;

  if (all.length < connections - kept) return 'free';
  const isKnown = knows(address) !== 'stranger';
  const strangers = strangersAmong(all, knows);
  const isFull =
    all.length >= connections || (!isKnown && strangers.length >= Math.max(1, connections - kept));
  if (!isFull) return 'free';
  const idle = all.find(({ isIdle }) => isIdle);
  if (idle !== undefined) return idle;

  const most = mostCrowded(strangers);
  if (most === null) return null;
  const { first, count } = most;
  const isFair = count > here.length + 1;
  return isKnown || isFair || (first.isSilent && now - first.since > SILENT_MS) ? first : null;
}

/** In a flood this is asked for every connection, so each address is looked up once. */
function strangersAmong<P extends Placed>(all: readonly P[], knows: Door['knows']): readonly P[] {
  const known = new Map<string, boolean>();
  return all.filter(({ address, isProven }) => {
    if (isProven) return false;
    const isStranger = known.get(address) ?? knows(address) === 'stranger';
    known.set(address, isStranger);
    return isStranger;
  });
}

/** The oldest connection of the address that has the most, one that has said nothing before any other. */
function mostCrowded<P extends Placed>(strangers: readonly P[]): { first: P; count: number } | null {
  const counts = new Map<string, number>();
  for (const { address } of strangers) counts.set(address, (counts.get(address) ?? 0) + 1);
  const count = Math.max(0, ...counts.values());
  const there = strangers.filter(({ address }) => counts.get(address) === count);
  const first = there.find(({ isSilent }) => isSilent) ?? there[0];
  return first === undefined ? null : { first, count };
}
