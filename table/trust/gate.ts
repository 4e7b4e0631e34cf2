import type { Seat } from '@/rules/engine';

import type { PublicKey } from '@/table/wire/channel';
import { type Chain, headAt } from './chain';
import type { Hash } from './hash';
import type { RosterSeat } from '@/table/rounds/round';

/** Where a device says it stands. The epoch is in it: a new host may not know what only one phone had seen. */
export type Stand = { readonly epoch: number; readonly at: number; readonly head: Hash };

export const standText = ({ epoch, at, head }: Stand): string => `${epoch} ${at} ${head}`;

export function readStand(text: string): Stand | null {
  const match = /^(0|[1-9]\d{0,8}) (0|[1-9]\d{0,8}) ([0-9a-f]{64})$/.exec(text);
  return match && { epoch: Number(match[1]), at: Number(match[2]), head: match[3] ?? '' };
}

/** The further one says all that the other says. A host that repeats an old vouch cannot hide a later one. */
export const furthest = (known: Stand | undefined, heard: Stand): Stand =>
  known === undefined || heard.epoch > known.epoch || (heard.epoch === known.epoch && heard.at >= known.at)
    ? heard
    : known;

/** `unknown`: this phone has not reached that place, or has dropped it. `before`: the device said it to an earlier host. */
export type Standing = 'same' | 'fork' | 'unknown' | 'before';

export function compare(chain: Chain, epoch: number, stand: Stand): Standing {
  if (stand.epoch < epoch) return 'before';
  const own = stand.epoch === epoch ? headAt(chain, stand.at) : null;
  if (own === null) return 'unknown';
  return own === stand.head ? 'same' : 'fork';
}

/** Who sits where: as vouched when the game was dealt and as this player has accepted since, or as the host says now. */
export type SeatHolder = Pick<RosterSeat, 'seat' | 'kind' | 'device'>;

export type Gate = {
  /** Devices that must stand where this one stands. */
  readonly needed: readonly PublicKey[];
  /** Those of them from which this phone has heard nothing that counts. */
  readonly missing: readonly PublicKey[];
  /** Any device that was shown another game. Then nothing leaves, whatever the player says. */
  readonly forked: readonly PublicKey[];
  /** Voters who are a bot or another device now than this player knows. */
  readonly changed: readonly Seat[];
  /** Voters on other phones of whose lock this phone has no proof: struck, or shown by the host alone. */
  readonly unproven: readonly Seat[];
};

/** What stands between a secret of this phone and the table. How long to wait for whom is not decided here. */
export function gateAt(of: {
  readonly self: PublicKey;
  readonly chain: Chain;
  readonly epoch: number;
  /**
   * How far this phone's own chain reached when it was shown the last lock, or the Peek. Never what the host says: whoever
   * vouches for less may have been shown other locks.
   */
  readonly at: number;
  readonly voters: readonly Seat[];
  readonly known: readonly SeatHolder[];
  readonly now: readonly SeatHolder[];
  /** What each device has vouched, after this phone has checked it. */
  readonly stands: ReadonlyMap<PublicKey, Stand>;
  /** Seats whose lock came with a box from their device that this phone could open. `null`: no locks are needed. */
  readonly proven: readonly Seat[] | null;
}): Gate {
  const { self, chain, epoch, at, stands } = of;
  const holder = (seats: readonly SeatHolder[], seat: Seat) => seats.find((each) => each.seat === seat);
  // Not only the voters' phones: who votes is what the host says, and it could name nobody else.
  const devices = [...of.known, ...of.now].flatMap(({ device }) => device ?? []);
  const needed = [...new Set(devices)].filter((device) => device !== self);
  const standing = (stand: Stand) => compare(chain, epoch, stand);
  return {
    needed,
    missing: needed.filter((device) => {
      const stand = stands.get(device);
      return stand === undefined || stand.at < at || standing(stand) !== 'same';
    }),
    forked: [...stands].flatMap(([device, stand]) =>
      device !== self && standing(stand) === 'fork' ? [device] : [],
    ),
    changed: of.voters.filter((seat) => {
      const [known, now] = [holder(of.known, seat), holder(of.now, seat)];
      return known === undefined || known.kind !== now?.kind || known.device !== now.device;
    }),
    unproven: of.voters.filter((seat) => {
      const device = holder(of.known, seat)?.device ?? null;
      return of.proven !== null && device !== null && device !== self && !of.proven.includes(seat);
    }),
  };
}

/** What the player has answered "open all the same" to, for this one secret. */
export type Waived = { readonly devices: readonly PublicKey[]; readonly seats: readonly Seat[] };

const NOTHING_WAIVED: Waived = { devices: [], seats: [] };

/** The only question before an opening, a Peek's box or a lent share leaves the phone. */
export const mayTell = (
  { missing, forked, changed, unproven }: Gate,
  waived: Waived = NOTHING_WAIVED,
): boolean =>
  forked.length === 0 &&
  missing.every((device) => waived.devices.includes(device)) &&
  [...changed, ...unproven].every((seat) => waived.seats.includes(seat));
