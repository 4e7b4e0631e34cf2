import * as z from 'zod/mini';

import type { Addressed, BallotView, Duty, GameTypes, Legal, Seat } from '@/rules/engine';

import type { Delta } from './delta';
import { packed, unpacked } from './packed';
import type { ShuffleInfo } from '@/table/shuffle/shuffle';
import { DIFFERENCES, type SeatVerdict } from './verdict';
import type { Proposal } from '@/table/log/proposal';
import { hex, seat } from './schema';
import * as succession from '@/table/recovery/replicaFrames';

export const NAME_MAX = 20;
/** A seat that nobody has heard from for this long may be given to a bot by the others. */
export const AWAY_TO_BOT_MS = 120_000;
export const BEAT_MS = 2_500;
export const DEAD_MS = 9_000;
export const RESEND_MS = 1_500;

const name = z.string().check(z.minLength(1), z.maxLength(80));

const ballotMove = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('lock'),
    commitments: z.array(hex(32)).check(z.maxLength(8)),
    entrusted: z.optional(
      z.strictObject({
        key: hex(32),
        boxes: z
          .array(z.strictObject({ to: seat, box: z.string().check(z.maxLength(512)) }))
          .check(z.maxLength(16)),
      }),
    ),
  }),
  z.strictObject({ type: z.literal('open'), slips: z.array(hex(32)).check(z.maxLength(8)) }),
  z.strictObject({
    type: z.literal('show'),
    to: seat,
    part: z.string().check(z.maxLength(16)),
    box: z.string().check(z.maxLength(256)),
  }),
]);
const gameMove = z.looseObject({
  type: z.string().check(z.maxLength(32), z.regex(/^(?!(lock|open|show)$)/)),
});

const verdict = z.discriminatedUnion('agrees', [
  z.strictObject({ agrees: z.literal(true), from: z.int().check(z.gte(0)) }),
  z.strictObject({ agrees: z.literal(false), move: z.int().check(z.gte(0)), what: z.enum(DIFFERENCES) }),
]);

/** What a guest may ask for. Every one is safe to ask twice. */
const op = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('move'), rev: z.int(), move: z.union([ballotMove, gameMove]) }),
  z.strictObject({ type: z.literal('sit'), seat, name }),
  z.strictObject({ type: z.literal('stand') }),
  z.strictObject({ type: z.literal('rename'), name }),
  z.strictObject({ type: z.literal('bot'), seat, on: z.boolean() }),
  z.strictObject({
    type: z.literal('options'),
    options: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('pledge'), round: hex(8), pledge: hex(32) }),
  z.strictObject({ type: z.literal('number'), round: hex(8), number: hex(32) }),
  z.strictObject({ type: z.literal('again') }),
  z.strictObject({ type: z.literal('ticket'), seat }),
  z.strictObject({ type: z.literal('revoke'), seat }),
  z.strictObject({ type: z.literal('strike'), seat }),
  z.strictObject({
    type: z.literal('lend'),
    ballot: z.string().check(z.maxLength(64)),
    seat,
    share: z.string().check(z.maxLength(600), z.regex(/^([0-9a-f]{2})+$/)),
  }),
  z.strictObject({ type: z.literal('verdict'), match: z.int(), phone: hex(8), verdict }),
  z.strictObject({ type: z.literal('undo'), rev: z.int() }),
  z.strictObject({ type: z.literal('rewind'), from: z.int() }),
  z.strictObject({ type: z.literal('consent'), from: z.int(), yes: z.boolean() }),
]);
export type Op = z.infer<typeof op>;

/** What the host answers. */
export type Answer =
  { readonly ok: true; readonly ticket?: string } | { readonly ok: false; readonly why: string };

const fromGuest = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('hello'),
    protocol: z.int(),
    secret: hex(16),
    steward: z.optional(hex(16)),
    ticket: z.optional(hex(16)),
    have: z.optional(succession.have),
    heir: z.optional(succession.heir),
  }),
  ...succession.fromGuest,
  z.strictObject({ t: z.literal('ask'), id: z.string().check(z.minLength(8), z.maxLength(40)), op }),
  z.strictObject({ t: z.literal('sync') }),
  z.strictObject({ t: z.literal('page'), match: z.int(), at: z.int().check(z.gte(0), z.lt(10_000)) }),
  z.strictObject({ t: z.literal('beat'), rev: z.int(), news: z.int() }),
]);
export type FromGuest = z.infer<typeof fromGuest>;

/** Why the host turns somebody away, or refuses what they asked. Rules add reasons of their own. */
export type HostRefusal =
  | 'version'
  | 'bad-link'
  | 'bad-ticket'
  | 'busy'
  | 'damaged'
  | 'elsewhere'
  | 'moved'
  | 'table-full'
  | 'seat-taken'
  | 'not-seated'
  | 'not-allowed'
  | 'not-now'
  | 'too-few'
  | 'bad-name'
  | 'bad-opening'
  | 'no-share'
  | 'shuffling'
  | 'stale'
  | 'cannot-save';

export type SeatInfo = {
  readonly name: string;
  readonly kind: 'open' | 'phone' | 'bot';
  /** Public; others seal what they show for it. */
  readonly key: string | null;
  readonly away: boolean;
  /** A bot plays for someone who may come back. */
  readonly waits: boolean;
};

/** One way to the table. */
export type TableAddress = {
  /** `host:port`, IPv6 in brackets. */
  readonly place: string;
  readonly kind: 'hotspot' | 'wifi' | 'ethernet' | 'usb' | 'other';
  /** A guest has come in there, so others can. */
  readonly hasWorked: boolean;
};

export type TableInfo = {
  readonly id: string;
  readonly game: string;
  readonly stage: 'lobby' | 'playing' | 'over';
  readonly match: number;
  readonly options: { readonly [name: string]: string | number };
  readonly seats: readonly SeatInfo[];
  /** In the lobby, after somebody said start: the phones make the seed together. */
  readonly shuffle: ShuffleInfo | null;
  /** What the phones say of the game that is over. */
  readonly verdicts: readonly SeatVerdict[];
  /** Shared screens looking on. */
  readonly screens: number;
  /** Where guests can reach the table, best first. */
  readonly addresses: readonly TableAddress[];
  readonly code: string | null;
  /** Somebody asks the table to go back. */
  readonly proposal: Proposal | null;
  /** Who has agreed to open whose ballot, because that phone stays away. */
  readonly lent: readonly { readonly ballot: string; readonly seat: Seat; readonly by: Seat }[];
  /** How many hosts this table has had before. */
  readonly epoch: number;
  /** Who could carry on if the host were gone. */
  readonly heirs: readonly succession.BackupHost[];
};

export type You = { readonly seat: Seat | null; readonly steward: boolean };

/** All that one viewer may know of the match. Nothing else about it ever leaves the host. */
export type Snapshot<G extends GameTypes = GameTypes> = {
  readonly view: G['view'];
  readonly legal: readonly Legal<G>[];
  readonly ballot: BallotView | null;
  readonly duties: readonly Duty[];
  readonly waiting: readonly Seat[];
  /** This seat may take back what it did last. */
  readonly undo: boolean;
};

export type SeenEvent<G extends GameTypes = GameTypes> = {
  readonly rev: number;
  readonly event: Addressed<G['event']>['event'];
};

const seenEvent = z.object({ rev: z.int(), event: z.looseObject({ type: z.string() }) });

const update = z.object({
  t: z.literal('update'),
  match: z.int(),
  rev: z.int(),
  /** For whom this is; a guest may not have heard yet that it sits somewhere else. */
  seat: z.nullable(seat),
  /** `null`: the delta is against nothing, that is, a whole snapshot. */
  base: z.nullable(z.int()),
  delta: z.unknown(),
  events: z.pipe(
    z.pipe(
      z.array(z.unknown()),
      z.transform((list: unknown[]) => unpacked(list)),
    ),
    z.array(seenEvent),
  ),
  /** How long the table has been waiting for whom it waits for. */
  waited: z.number(),
  /** What the phone must keep of the sealed log before it shows this. */
  owed: z.optional(succession.have),
});

const fromHost = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('table'),
    news: z.int(),
    /** `null`: the delta is against nothing, that is, the whole table. */
    base: z.nullable(z.int()),
    delta: z.unknown(),
    you: z.object({ seat: z.nullable(z.int()), steward: z.boolean() }),
  }),
  update,
  z.object({
    t: z.literal('done'),
    id: z.string(),
    ticket: z.optional(z.string()),
    owed: z.optional(succession.have),
  }),
  z.object({ t: z.literal('refused'), id: z.string(), why: z.string() }),
  z.object({ t: z.literal('page'), match: z.int(), at: z.int(), of: z.int(), text: z.string() }),
  z.object({ t: z.literal('beat') }),
  z.object({ t: z.literal('bye'), why: z.string(), to: z.optional(succession.newHost) }),
  ...succession.fromHost,
]);

type Parsed = z.infer<typeof fromHost>;
/** The host is trusted for the shape of a view and a table: it alone knows the game's types. */
export type FromHost =
  | Exclude<Parsed, { t: 'table' | 'update' }>
  | (Omit<Extract<Parsed, { t: 'table' }>, 'delta'> & { readonly delta: Delta | null })
  | (Omit<z.infer<typeof update>, 'delta' | 'events'> & {
      readonly delta: Delta | null;
      readonly events: readonly SeenEvent[];
    });

/** What `parseFromHost` reads. */
export const fromHostText = (message: FromHost): string =>
  JSON.stringify(message.t === 'update' ? { ...message, events: packed(message.events) } : message);

export const parseFromGuest = (text: string): FromGuest | null => parsed(fromGuest, text) as FromGuest | null;
export const parseFromHost = (text: string): FromHost | null => parsed(fromHost, text) as FromHost | null;

function parsed(schema: typeof fromGuest | typeof fromHost, text: string): unknown {
  try {
    const result = schema.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
