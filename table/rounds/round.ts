import * as z from 'zod/mini';

import type { Seat } from '@/rules/engine';

import { canonical } from '@/table/log/digest';
import type { PublicKey } from '@/table/wire/channel';
import { type Device, RUNS } from '@/table/wire/device';
import { hex } from '@/table/wire/schema';
import { type Hash, hashOf } from '@/table/trust/hash';

/** More than any table seats, and every list a host sends is at most this long. */
export const MAX_DEVICES = 16;

const device = z.strictObject({ key: hex(32), runs: z.enum(RUNS) });
const from = z.strictObject({ device: hex(32), pledge: z.nullable(hex(32)), nonce: z.nullable(hex(32)) });
const keys = z.array(hex(32)).check(z.maxLength(MAX_DEVICES));

/** A round as the host tells it. Nonces are public; the numbers they are hashes of are not. */
const roundInfo = z.strictObject({
  round: hex(8),
  for: z.enum(['deal', 'circle']),
  /** How many rounds this start has taken, this one included. */
  tries: z.int().check(z.gte(1)),
  /** The host's own pledge. A circle is bound by its devices alone. */
  host: z.nullable(hex(32)),
  devices: z.array(device).check(z.maxLength(MAX_DEVICES)),
  from: z.array(from).check(z.maxLength(MAX_DEVICES)),
  waiting: keys,
  /** Devices that were waited for in vain. */
  without: keys,
});
export type RoundInfo = z.infer<typeof roundInfo>;

/** Table info is not read by a schema, and this comes from a host that may lie. */
export const readRound = (value: unknown): RoundInfo | null => roundInfo.safeParse(value).data ?? null;

/** The table as this phone knows it: from its link, never from what the host says. */
export type Place = { readonly table: string; readonly hostKey: PublicKey };

export const circleOf = ({ table, hostKey }: Place, devices: readonly Device[]): Hash =>
  hashOf(
    'palaver circle 1',
    canonical(table),
    hostKey,
    ...devices.map(({ key, runs }) => `${key} ${runs}`).sort(),
  );

export type RosterSeat = {
  readonly seat: Seat;
  readonly kind: 'phone' | 'bot';
  readonly key: PublicKey;
  /** Which device holds it; a bot has none. */
  readonly device: PublicKey | null;
};

/** Who plays what, by which rules: all that a deal rests on besides the numbers. */
export type Roster = {
  readonly match: number;
  readonly game: string;
  readonly rules: number;
  readonly options: { readonly [name: string]: string | number };
  readonly seats: readonly RosterSeat[];
};

export const rosterOf = ({ match, game, rules, options, seats }: Roster): Hash =>
  hashOf(
    'palaver roster 1',
    match,
    canonical(game),
    rules,
    canonical(options),
    ...seats.map((at) => `${at.seat} ${at.kind} ${at.key} ${at.device ?? '-'}`),
  );

/** What a pledge is for. `roster` is null in a round that only makes a circle. */
export const roundOf = (circle: Hash, roster: Hash | null, round: string): Hash =>
  hashOf('palaver round 1', circle, roster ?? '-', round);

/** 32 random bytes in hex, stored before anything about them leaves the phone. */
export type RoundNumber = string;

/** The nonce is the hash of the number: one pledge binds a phone to its part of the sign and of the deal. */
export const nonceOf = (number: RoundNumber): Hash => hashOf('palaver nonce 1', number);

/** `who` is bound in: a pledge copied from another device cannot be shown by the copier. */
export const pledgeFor = (of: Hash, who: PublicKey | 'host', nonce: Hash): Hash =>
  hashOf('palaver pledge 2', of, who, nonce);

/** 32 bytes. Nobody chose them as long as one number was drawn honestly and shown after all pledges. */
export const seedFor = (
  of: Hash,
  host: RoundNumber,
  numbers: readonly { readonly device: PublicKey; readonly number: RoundNumber }[],
): Hash =>
  hashOf('palaver seed 2', of, host, ...numbers.map(({ device: key, number }) => `${key} ${number}`).sort());
