import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes } from '@noble/hashes/utils.js';

import type { Seat, Viewer } from './seat';

/** One value per part, e.g. `{ vote: 'black', prediction: 'none' }`. */
export type Choice = { readonly [part: string]: string };

/** A part of a choice with the salt that hides it: 16 bytes of salt, 16 of value, as hex. Kept by the voter. */
export type Slip = string;
export type Commitment = string;

/** A voter's phone owes `to` a look at one part. `box` is sealed for `to`; the host cannot read it. */
export type Showing = {
  readonly from: Seat;
  readonly to: Seat;
  readonly part: string;
  readonly box: string | null;
};

export type Peek = Omit<Showing, 'box'>;

/**
 * What a voter leaves with another phone when locking. It proves to that phone who locked what, and may hold a share of
 * the slips: all shares together open the ballot if the voter's phone never comes back; one fewer know nothing.
 */
export type LockBox = {
  /** The key of the phone it is sealed for, and the seats there. */
  readonly to: string;
  readonly seats: readonly Seat[];
  readonly box: string;
  /** Tells a forged share. Without one there is no share in it. */
  readonly hash?: string;
};

/** As logs from before boxes were counted by phone have it: a share for each seat. */
type SeatBox = { readonly to: Seat; readonly box: string };

/** As it comes with a lock. */
export type Entrusted = OldKey & { readonly boxes: readonly (LockBox | SeatBox)[] };

/** Stands in older logs. Nobody reads it; it is told as it was, or phones would miss it in what they have seen. */
type OldKey = { readonly key?: string };

/** As the ballot keeps it. */
export type Kept = OldKey & {
  readonly boxes: readonly {
    readonly seats: readonly Seat[];
    readonly box: string;
    readonly isShare: boolean;
    readonly hash: string | null;
  }[];
};

export const keptBoxes = ({ key, boxes }: Entrusted): Kept => ({
  ...(key !== undefined && { key }),
  boxes: boxes.map((one) =>
    'seats' in one
      ? { seats: one.seats, box: one.box, isShare: one.hash !== undefined, hash: one.hash ?? null }
      : { seats: [one.to], box: one.box, isShare: true, hash: null },
  ),
});

export type Ballot = {
  readonly id: string;
  /** Different for every ballot of a game, so that no commitment can be used twice. */
  readonly key: string;
  readonly parts: readonly string[];
  readonly voters: readonly Seat[];
  /** By seat; one commitment per part. */
  readonly locks: readonly (readonly Commitment[] | null)[];
  readonly opened: readonly (Choice | null)[];
  readonly struck: readonly Seat[];
  readonly showings: readonly Showing[];
  /** By seat. */
  readonly entrusted: readonly (Kept | null)[];
};

export type BallotEvent =
  | { readonly type: 'locked' | 'struck'; readonly seat: Seat }
  /** The others put their shares together. */
  | { readonly type: 'recovered'; readonly seat: Seat; readonly by: readonly Seat[] };

/** Whose shares open the ballot of `from`, one seat for each phone, and the box that is the viewer's. */
export type Trust = OldKey & {
  readonly from: Seat;
  readonly holders: readonly Seat[];
  readonly box: string | null;
};

/** What a viewer may know of a ballot under way: who has locked, never what. */
export type BallotView = Pick<Ballot, 'id' | 'key' | 'parts' | 'voters' | 'locks' | 'struck' | 'showings'> & {
  readonly opening: boolean;
  /** Who is to show which part to whom. Everybody is told: a host could otherwise ask for a look that nobody played. */
  readonly peeks: readonly Peek[];
  readonly trusts: readonly Trust[];
};

export const openBallot = (of: {
  id: string;
  key: string;
  parts: readonly string[];
  voters: readonly Seat[];
  seats: number;
}): Ballot => ({
  id: of.id,
  key: of.key,
  parts: of.parts,
  voters: of.voters,
  locks: Array.from({ length: of.seats }, () => null),
  opened: Array.from({ length: of.seats }, () => null),
  struck: [],
  showings: [],
  entrusted: Array.from({ length: of.seats }, () => null),
});

export const hasLocked = (ballot: Ballot, seat: Seat): boolean => (ballot.locks[seat] ?? null) !== null;

export const isOpening = (ballot: Ballot): boolean =>
  ballot.voters.every((seat) => hasLocked(ballot, seat) || ballot.struck.includes(seat));

export const isSettled = (ballot: Ballot): boolean =>
  ballot.voters.every((seat) => ballot.opened[seat] !== null || ballot.struck.includes(seat));

/** Asks `from`'s phone to show `to` one part of a locked choice. */
export const askToShow = (ballot: Ballot, showing: { from: Seat; to: Seat; part: string }): Ballot => ({
  ...ballot,
  showings: [...ballot.showings, { ...showing, box: null }],
});

export const peeksOf = ({ showings }: Ballot): readonly Peek[] =>
  showings.map(({ from, to, part }) => ({ from, to, part }));

/** One seat of each phone that holds a share. */
export const shareHolders = ({ boxes }: Kept): readonly Seat[] =>
  boxes.flatMap(({ seats, isShare }) => (isShare ? (seats[0] ?? []) : []));

/** Openings reach the others only through the game, once every one of them is in. */
export const ballotView = (ballot: Ballot | null, viewer: Viewer): BallotView | null =>
  ballot && {
    id: ballot.id,
    key: ballot.key,
    parts: ballot.parts,
    voters: ballot.voters,
    locks: ballot.locks,
    struck: ballot.struck,
    showings: ballot.showings.filter(({ from, to }) => viewer === from || viewer === to),
    opening: isOpening(ballot),
    peeks: peeksOf(ballot),
    trusts: ballot.entrusted.flatMap((entrusted, from) =>
      entrusted === null
        ? []
        : [
            {
              from,
              holders: shareHolders(entrusted),
              ...(entrusted.key !== undefined && { key: entrusted.key }),
              box:
                entrusted.boxes.find(({ seats }) => viewer !== null && seats.includes(viewer))?.box ?? null,
            },
          ],
    ),
  };

const SALT_BYTES = 16;
const VALUE_BYTES = 16;
const SLIP_BYTES = SALT_BYTES + VALUE_BYTES;
/** One byte of the value field is its length. */
export const MAX_VALUE = VALUE_BYTES - 1;

/** Every slip has the same length, so that a message about a vote has the same size whatever the vote. */
export function makeSlip(value: string, salt: Uint8Array): Slip {
  if (salt.length !== SALT_BYTES || value.length > MAX_VALUE)
    throw new Error('a slip needs 16 bytes of salt and a short value');
  const bytes = new Uint8Array(SLIP_BYTES);
  bytes.set(salt);
  bytes[SALT_BYTES] = value.length;
  for (let at = 0; at < value.length; at += 1) bytes[SALT_BYTES + 1 + at] = value.charCodeAt(at) & 0x7f;
  return bytesToHex(bytes);
}

export function valueOf(slip: Slip): string {
  const bytes = hexToBytes(slip);
  const length = Math.min(bytes[SALT_BYTES] ?? 0, MAX_VALUE);
  return String.fromCharCode(...bytes.subarray(SALT_BYTES + 1, SALT_BYTES + 1 + length));
}

/** Binds the slip to its ballot, seat and part: a copied commitment cannot be opened by the copier. */
export function commit(of: { key: string; seat: Seat; part: string }, slip: Slip): Commitment {
  const context = `${of.key}/${of.seat}/${of.part}/`;
  const bytes = new Uint8Array(context.length + SLIP_BYTES);
  for (let at = 0; at < context.length; at += 1) bytes[at] = context.charCodeAt(at) & 0x7f;
  bytes.set(hexToBytes(slip), context.length);
  return bytesToHex(sha256(bytes));
}

const SLIP = new RegExp(`^[0-9a-f]{${SLIP_BYTES * 2}}$`);
const COMMITMENT = /^[0-9a-f]{64}$/;

export const isSlip = (value: unknown): value is Slip => typeof value === 'string' && SLIP.test(value);
export const isCommitment = (value: unknown): value is Commitment =>
  typeof value === 'string' && COMMITMENT.test(value);

/** Who holds shares are at least two: a single share would be the secret itself. */
export const MIN_HOLDERS = 2;
const MAX_BOX = 512;

const MAX_BOXES = 16;

export function isEntrusted(value: unknown, of: { seat: Seat; seats: number }): value is Entrusted {
  const { key, boxes } = (value ?? {}) as Partial<Entrusted>;
  if ((key !== undefined && !isCommitment(key)) || !Array.isArray(boxes)) return false;
  if (boxes.length > MAX_BOXES) return false;
  const isOld = boxes.some((one) => typeof (one as SeatBox | null)?.to === 'number');
  return isOld ? areSeatBoxes(boxes, of) : boxes.length > 0 && boxes.every((one) => isLockBox(one, of));
}

/** Boxes from before they were counted by phone. */
const areSeatBoxes = (boxes: readonly SeatBox[], of: { seat: Seat; seats: number }): boolean =>
  boxes.every((one) => isOther(one?.to, of) && isBox(one.box)) &&
  boxes.length >= MIN_HOLDERS &&
  new Set(boxes.map(({ to }) => to)).size === boxes.length;

const SHARE_HASH = /^[0-9a-f]{32}$/;

function isLockBox(value: unknown, of: { seat: Seat; seats: number }): boolean {
  const { to, seats, box, hash } = (value ?? {}) as Partial<LockBox>;
  const areOthers = Array.isArray(seats) && seats.length > 0 && seats.every((seat) => isOther(seat, of));
  return isCommitment(to) && areOthers && isBox(box) && (hash === undefined || SHARE_HASH.test(hash));
}

const isOther = (value: unknown, { seat, seats }: { seat: Seat; seats: number }): boolean =>
  typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < seats && value !== seat;

const isBox = (value: unknown): boolean => typeof value === 'string' && value.length <= MAX_BOX;

/** The choice that `slips` open, or `null` if they are not what was locked. */
export function openSlips(ballot: Ballot, seat: Seat, slips: readonly Slip[]): Choice | null {
  const locks = ballot.locks[seat] ?? null;
  if (locks === null || slips.length !== ballot.parts.length || !slips.every(isSlip)) return null;
  const choice: { [part: string]: string } = {};
  for (const [at, part] of ballot.parts.entries()) {
    const slip = slips[at] as Slip;
    if (commit({ key: ballot.key, seat, part }, slip) !== locks[at]) return null;
    choice[part] = valueOf(slip);
  }
  return choice;
}
