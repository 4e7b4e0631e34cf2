import { bytesToHex, concatBytes, hexToBytes } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';

import {
  type BallotView,
  type Duty,
  isAsLocked,
  isSlip,
  type LockChoice,
  lockChoice,
  type Seat,
  type Shown,
  type Slip,
  valueOf,
  type Wire,
  type GameTypes,
} from '@/rules/engine';

import type { PublicKey } from '@/table/wire/channel';
import type { Crypto, KeyPair } from '@/table/wire/keys';
import { hashOf } from '@/table/trust/hash';
import type { Boxes } from './holders';
import { type Share, shareHash, shareOut } from './shares';
import type { KeyValueStore } from '@/table/storage/storage';
import { keyFor, readKey, seatMark, type StoredKey } from '@/table/storage/storedKeys';
import { json, readValue, writeValue } from '@/table/storage/storedValues';
import { hex } from '@/table/wire/schema';

export type VoterDeps = {
  readonly keys: KeyPair;
  readonly crypto: Pick<Crypto, 'randomBytes' | 'seal' | 'unseal'>;
  readonly values: KeyValueStore;
};

/** Each attempt to lock, with one slip for each part of the ballot. */
export const slipsCodec = json(z.array(z.array(hex(32))));

type Where = {
  readonly table: string;
  readonly match: number;
  readonly ballot: BallotView;
  readonly seat: Seat;
};

/** Where a part's name would stand; no part is called so. */
const SHARED = '*';

/** Someone showed a part that is not what they locked. Their phone is broken or cheats. */
export type Peeked = Shown & { readonly honest: boolean };

/**
 * The voter's side of ballots: what was chosen is kept here, on the voter's phone, and is written down before
 * its commitment leaves, because a phone that forgets its slips cannot open.
 */
export function createVoter({
  keys,
  device,
  crypto,
  values,
}: VoterDeps & { readonly device?: KeyPair | undefined }) {
  const seat = keys.publicKey;
  /** What is sealed is sealed from phone to phone; a bot has no phone, only its own key. */
  const own = device ?? keys;
  const nameOf = ({ table, match, ballot }: Where) => keyFor.slips({ seat, table, match }, ballot.key);
  const attempts = (where: Where) => readValue(values, nameOf(where), slipsCodec) ?? [];
  const contextOf = ({ table, match, ballot }: Where, from: Seat, part: string) =>
    `${table}/${match}/${ballot.key}/${from}/${part}`;

  /** Slips of this seat for another ballot: that one is over. */
  function isEarlier(key: StoredKey, now: StoredKey | null): boolean {
    const of = readKey(key);
    return of?.kind === 'slips' && of.seat === seatMark(seat) && !of.isNewer && !of.isBroken && key !== now;
  }

  /** Opening a box is slow on a weak phone, and the same boxes come with every move of the round. */
  const looked = new Map<string, Peeked>();

  const lockContext = (where: Where, from: Seat, commitments: readonly string[]) =>
    `${contextOf(where, from, SHARED)}/${hashOf('palaver lock 1', ...commitments)}`;

  const boxes = new Map<string, Uint8Array | null>();

  /** What is in the box that came with a lock for this phone. */
  function opened(where: Where, of: Seat, from: PublicKey | null): Uint8Array | null {
    const { box = null } = where.ballot.trusts.find((trust) => trust.from === of) ?? {};
    const lock = where.ballot.locks[of] ?? null;
    if (box === null || lock === null || from === null) return null;
    const context = lockContext(where, of, lock);
    const name = `${from}/${context}/${box}`;
    const known = boxes.get(name);
    if (known !== undefined) return known;
    const bytes = crypto.unseal({ from, to: own.secretKey, context }, box);
    boxes.set(name, bytes);
    return bytes;
  }

  /** A lock whose answer got lost may have been tried twice; only one attempt is the one the table has. */
  const lockedSlips = (where: Where): readonly Slip[] | undefined =>
    attempts(where).find((slips) =>
      slips.every((slip, at) =>
        isAsLocked({ ballot: where.ballot, from: where.seat, part: where.ballot.parts[at] ?? '' }, slip),
      ),
    );

  return {
    /** Every other phone gets a box; with shares in them, a phone that dies before the opening takes no vote along. */
    async lock(where: Where, { choice }: LockChoice, boxes: Boxes): Promise<Wire<GameTypes>> {
      for (const key of values.keys()) if (isEarlier(key, nameOf(where))) values.remove(key);
      const { slips, lock } = lockChoice(where, choice, () => crypto.randomBytes(16));
      writeValue(values, nameOf(where), slipsCodec, [...attempts(where), slips]);
      if (boxes.to.length === 0) return lock;
      const secret = hexToBytes(slips.join(''));
      const among = { among: boxes.to.length, threshold: boxes.to.length };
      const shares = boxes.isShared ? await shareOut(secret, among) : [];
      const context = lockContext(where, where.seat, lock.commitments);
      const entrusted = boxes.to.map(({ device: to, seats }, at) => {
        const share = shares[at];
        const inside =
          share === undefined ? Uint8Array.of(0) : concatBytes(Uint8Array.of(1), hexToBytes(share));
        const box = crypto.seal({ from: own.secretKey, to, context }, inside);
        return { to, seats: [...seats], box, ...(share !== undefined && { hash: shareHash(share) }) };
      });
      return { ...lock, entrusted: { boxes: entrusted } };
    },

    /** No vote of the game is to be opened any more: what was chosen in one that was given up is nobody's business. */
    forget(table: string): void {
      for (const key of values.keys())
        if (isEarlier(key, null) && readKey(key)?.table === table) values.remove(key);
    },

    /** Whether the phone that holds `of` locked just this: only it can have made the box that came with the lock. */
    isProven: (where: Where, of: Seat, from: PublicKey | null): boolean => opened(where, of, from) !== null,

    /** This phone's share of what another one locked; `null` if it holds none. */
    share(where: Where, of: Seat, from: PublicKey | null): Share | null {
      const bytes = opened(where, of, from);
      return bytes === null || bytes[0] !== 1 ? null : bytesToHex(bytes.subarray(1));
    },

    /** My own locked choice, to look at again. */
    mine(where: Where): { readonly [part: string]: string } | null {
      const slips = lockedSlips(where);
      return slips === undefined
        ? null
        : Object.fromEntries(where.ballot.parts.map((part, at) => [part, valueOf(slips[at] ?? '')]));
    },

    /** `null` when this phone does not hold the slips: the seat came here after the lock. */
    fulfil(where: Where, duty: Duty, keyOf: (seat: Seat) => PublicKey | null): Wire<GameTypes> | null {
      const slips = lockedSlips(where);
      if (slips === undefined) return null;
      if (duty.type === 'open') return { type: 'open', slips: [...slips] };
      const { to, part } = duty;
      const slip = slips[where.ballot.parts.indexOf(part)];
      const key = keyOf(to);
      if (slip === undefined || key === null) return null;
      const box = crypto.seal(
        { from: own.secretKey, to: key, context: contextOf(where, where.seat, part) },
        hexToBytes(slip),
      );
      return { type: 'show', to, part, box };
    },

    /** What others have shown me of this ballot. */
    peeked(where: Where, keyOf: (seat: Seat) => PublicKey | null): readonly Peeked[] {
      return where.ballot.showings.flatMap(({ from, to, part, box }) => {
        const key = keyOf(from);
        if (to !== where.seat || box === null || key === null) return [];
        const name = `${contextOf(where, from, part)}/${box}`;
        const known = looked.get(name);
        if (known !== undefined) return [known];
        const bytes = crypto.unseal(
          { from: key, to: own.secretKey, context: contextOf(where, from, part) },
          box,
        );
        const slip = bytes === null ? '' : bytesToHex(bytes);
        const honest = isSlip(slip) && isAsLocked({ ballot: where.ballot, from, part }, slip);
        const peeked = { from, part, value: honest ? valueOf(slip) : '', honest };
        looked.set(name, peeked);
        return [peeked];
      });
    },
  };
}
