import * as z from 'zod/mini';

import { leaves } from '@/table/wire/bytes/leaves';
import { addresses, hex, seat } from '@/table/wire/schema';
import { FRAMES } from '@/table/wire/limits';

/** What travels so that a table outlives its host: the sealed log, who has how much of it, and that it moved. */

/** No phone keeps more of them: two are in use at a time, and others are let go soon. */
export const MAX_LOGS = 8;
/** Which sealed logs a phone has, and how much of each. */
export const have = z.array(z.tuple([hex(12), z.int()])).check(z.maxLength(MAX_LOGS));
export type Have = z.infer<typeof have>;

const sealed = z.string().check(z.maxLength(FRAMES.sealedItem));
const holder = z.object({ key: hex(32), seat, name: z.string().check(z.maxLength(80)), hash: hex(16) });
export const head = z.object({
  /** Names one sealed log: first its set of shares, of which there is a new one with every change of seats. */
  id: hex(12),
  table: z.string().check(z.maxLength(64)),
  game: z.string().check(z.maxLength(32)),
  epoch: z.int(),
  /** How many shares open it. */
  threshold: z.int().check(z.gte(2), z.lte(16)),
  /** The phones that hold a share; the hash tells a forged share from a true one. */
  holders: z.array(holder).check(z.minLength(2), z.maxLength(16)),
});
export type Head = z.infer<typeof head>;

/** Shows a host that its players have put their shares together and gone on elsewhere. */
export const proof = z.object({
  /** The set of shares they put together, and the epoch it came from. */
  set: hex(8),
  from: z.int(),
  epoch: z.int(),
  hostKey: hex(32),
  mac: hex(32),
});
export type Proof = z.infer<typeof proof>;

/** 16 bytes, as `Crypto.mac` writes them. */
const mac = z.string().check(z.regex(/^[\w-]{22}$/));

/** Of who agreed to a move, to the phone that is told of it. */
const moveStep = z.object({
  epoch: z.int(),
  /** The shares that were put together for it, and the host that it led to. */
  set: hex(8),
  hostKey: hex(32),
  vouches: z.array(z.object({ from: hex(32), mac })).check(z.maxLength(16)),
});
export type MoveStep = z.infer<typeof moveStep>;
/** One holder's word to another that it agrees to a move. */
export type MoveVouch = { readonly from: string; readonly to: string; readonly mac: string };
/** A phone that was away for more moves than this is shown the new code. */
export const MAX_STEPS = 8;

/** A device that could carry on as host, and where it would be found. */
export const heir = z.object({ name: z.string().check(z.maxLength(40)), addresses, hostKey: hex(32) });
export type BackupHost = z.infer<typeof heir>;

/** The table's new host, for a phone that comes to the old one. */
export const newHost = z.object({ hostKey: hex(32), addresses });
export type NewHost = z.infer<typeof newHost>;

const items = z.array(sealed).check(z.maxLength(2_000));

export const fromGuest = [
  /** What a phone keeps of the sealed log now, when that is not what the host thinks. */
  z.strictObject({ t: z.literal('kept'), have }),
  /** To a host that came back too late: the table goes on elsewhere. */
  z.strictObject({ t: z.literal('moved'), proof, addresses }),
  /** A phone whose host is gone has come, with what it knows of the table; nothing secret yet. */
  z.strictObject({
    t: z.literal('aid'),
    protocol: z.int(),
    heads: z.array(head).check(z.maxLength(MAX_LOGS)),
  }),
] as const;

/** Only to a host that is being made: the player has agreed. */
export const entrusting = [
  z.strictObject({
    t: z.literal('entrust'),
    id: hex(12),
    share: hex(33),
    former: newHost,
    join: hex(16),
    /** That its player agrees, for each of the others who hold shares. */
    vouches: z.array(z.strictObject({ to: hex(32), mac })).check(z.maxLength(16)),
  }),
  z.strictObject({ t: z.literal('items'), id: hex(12), from: z.int(), items }),
  /** That was all. */
  z.strictObject({ t: z.literal('agreed') }),
  z.strictObject({ t: z.literal('withdraw') }),
] as const;

export const fromHost = [
  z.object({ t: z.literal('share'), head, share: hex(33) }),
  /** With `ask` the host waits to hear that it has come. */
  z.object({
    t: z.literal('keep'),
    id: hex(12),
    from: z.int(),
    items,
    ask: z.optional(z.boolean()),
    leaves: z.optional(leaves),
  }),
  /** Whoever has all this can forget other sealed logs of this table. */
  z.object({ t: z.literal('only'), have }),
  /** The way to the table at its new host. */
  z.object({
    t: z.literal('moved'),
    join: hex(16),
    epoch: z.int(),
    proof: z.optional(proof),
    /** Every move so far, with who agreed to it. */
    steps: z.array(moveStep).check(z.maxLength(MAX_STEPS)),
    /** This phone's own copy was among those that were put together. */
    brought: z.optional(z.boolean()),
  }),
] as const;
