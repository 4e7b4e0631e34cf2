import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';

import { type RandomState, type Seat, seedFromBytes } from '@/rules/engine';

import type { PublicKey } from '@/table/wire/channel';

/** 32 random bytes in hex: enough to be both a number nobody guesses and its own salt. */
export type SeedNumber = string;
/** The hash that binds a phone to its number before anyone knows another's. */
export type Pledge = string;

/** One round of shuffling as it was before protocol 6. Only logs of that time hold one. */
export type Shuffle = {
  /** Different for every round, so that no pledge can be used twice. */
  readonly round: string;
  /** The host's own number: a game can begin even when every phone is away. */
  readonly own: SeedNumber;
  readonly from: readonly Contribution[];
  /** Seats that were waited for in vain, in an earlier round. */
  readonly without: readonly Seat[];
};

export type Contribution = {
  readonly seat: Seat;
  readonly key: PublicKey;
  readonly pledge: Pledge | null;
  readonly number: SeedNumber | null;
};

/** After a seat has given its pledge or its number. */
export const withContribution = (
  shuffle: Shuffle | null,
  at: Seat,
  change: { readonly pledge: Pledge } | { readonly number: SeedNumber },
): Shuffle | null =>
  shuffle && {
    ...shuffle,
    from: shuffle.from.map((each) => (each.seat === at ? { ...each, ...change } : each)),
  };

/** Which shuffle it is: bound into every pledge and into the seed. */
export type ShuffleOf = { readonly table: string; readonly match: number; readonly round: string };

const hashOf = (...lines: readonly (string | number)[]): Uint8Array => sha256(utf8ToBytes(lines.join('\n')));

/** `who` is bound in too: a pledge copied from another phone cannot be shown by the copier. */
export const pledgeOf = (of: ShuffleOf, who: PublicKey | 'host', number: SeedNumber): Pledge =>
  bytesToHex(hashOf('palaver pledge', of.table, of.match, of.round, who, number));

/** Everybody's numbers, and which seats they came from. */
export type Numbers = {
  readonly own: SeedNumber;
  readonly seats: number;
  readonly from: readonly { readonly seat: Seat; readonly key: PublicKey; readonly number: SeedNumber }[];
};

/** As long as one number was honestly drawn and shown after all were pledged, nobody chose this. */
export const seedOf = (of: ShuffleOf, { own, seats, from }: Numbers): RandomState =>
  seedFromBytes(
    hashOf(
      'palaver seed',
      of.table,
      of.match,
      of.round,
      seats,
      own,
      ...from.map(({ seat, key, number }) => `${seat} ${key} ${number}`),
    ),
  );
