import * as z from 'zod/mini';

import type { Addressed, BallotView, Duty, GameTypes, Legal, Seat } from '@/rules/engine';

import type { Delta } from './bytes/delta';
import { type Device, helloDevice } from './device';
import { packed, unpacked } from './bytes/packed';
import type { RoundInfo } from '@/table/rounds/round';
import type { Pictures } from '@/table/trust/sign';
import { DIFFERENCES, type SeatVerdict } from './verdict';
import type { Proposal } from '@/table/log/proposal';
import { type GuidanceInfo, guidanceOps } from './guidance';
import { leaves } from './bytes/leaves';
import { ACCEPTED, fitsIn } from './limits';
import { ballot, ballotMove, gameMove } from './moves';
import { hex, seat } from './schema';
import { KINDS } from './vouchKinds';
import * as replica from '@/table/recovery/replicaFrames';

export const NAME_MAX = 20;
/** A seat that nobody has heard from for this long may be given to a bot by the others. */
export const AWAY_TO_BOT_MS = 120_000;
/**
 * After so long every vote that is not open can be given up by the others, also of a phone that is here: what it locked
 * may be nothing that opens.
 */
export const STAYS_SHUT_MS = 180_000;
export const BEAT_MS = 2_500;
export const DEAD_MS = 9_000;
export const RESEND_MS = 1_500;

const name = z.string().check(z.minLength(1), z.maxLength(80));

export const verdict = z.discriminatedUnion('agrees', [
  z.strictObject({ agrees: z.literal(true), from: z.int().check(z.gte(0)) }),
  z.strictObject({ agrees: z.literal(false), move: z.int().check(z.gte(0)), what: z.enum(DIFFERENCES) }),
]);

/** What a guest may ask for. Every one is safe to ask twice. */
const op = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('move'), rev: z.int(), move: z.union([ballotMove, gameMove]) }),
  z.strictObject({ type: z.literal('sit'), seat, name }),
  z.strictObject({ type: z.literal('stand') }),
  /** `seat`: whoever looks after the table gives somebody else a name. */
  z.strictObject({ type: z.literal('rename'), name, seat: z.optional(seat) }),
  /** `seat`: where the steward saw it, in case it is another device by now. */
  z.strictObject({ type: z.literal('remove'), device: hex(32), seat: z.optional(seat) }),
  z.strictObject({ type: z.literal('door'), open: z.boolean() }),
  ...guidanceOps,
  z.strictObject({ type: z.literal('bot'), seat, on: z.boolean() }),
  z.strictObject({
    type: z.literal('options'),
    options: z.record(z.string(), z.union([z.string(), z.number()])),
  }),
  z.strictObject({ type: z.literal('start') }),
  z.strictObject({ type: z.literal('pledge'), round: hex(8), of: hex(32), pledge: hex(32) }),
  z.strictObject({ type: z.literal('number'), round: hex(8), number: hex(32) }),
  z.strictObject({ type: z.literal('nonce'), round: hex(8), nonce: hex(32) }),
  z.strictObject({ type: z.literal('again') }),
  z.strictObject({ type: z.literal('ticket'), seat }),
  z.strictObject({ type: z.literal('revoke'), seat }),
  z.strictObject({
    type: z.literal('lend'),
    ballot,
    seat,
    share: z.string().check(z.maxLength(600), z.regex(/^([0-9a-f]{2})+$/)),
  }),
  z.strictObject({ type: z.literal('verdict'), match: z.int(), phone: hex(8), verdict }),
  z.strictObject({ type: z.literal('undo'), rev: z.int() }),
  z.strictObject({ type: z.literal('rewind'), from: z.int() }),
  /** To go on without a vote. */
  z.strictObject({ type: z.literal('propose'), strike: seat, ballot }),
  /** To what was proposed: `from` to a rewind, `strike` and `ballot` to a strike. */
  z.strictObject({
    type: z.literal('consent'),
    from: z.optional(z.int()),
    strike: z.optional(seat),
    ballot: z.optional(ballot),
    yes: z.boolean(),
  }),
]);
export type Op = z.infer<typeof op>;

/** What the host answers. */
export type Answer =
  /** `at`: the place of the move in the chain. */
  | { readonly ok: true; readonly ticket?: string; readonly at?: number }
  | { readonly ok: false; readonly why: string };

/** What devices say to each other through the host, which can carry it and not make it. */
const kind = z.enum(KINDS);
const said = z.string().check(z.maxLength(200));
const mac = z.string().check(z.regex(/^[\w-]{22}$/));

const place = z.int().check(z.gte(-1));

const fromGuest = z.discriminatedUnion('t', [
  z.strictObject({
    t: z.literal('hello'),
    protocol: z.int(),
    secret: hex(16),
    steward: z.optional(hex(16)),
    ticket: z.optional(hex(16)),
    have: z.optional(replica.have),
    heir: z.optional(replica.heir),
    /** A bot has none; a guest without one is its own, of which nobody knows what it runs. */
    device: z.optional(helloDevice),
    /** Who keeps the chain over the log says how far it reaches; -1 for nowhere yet. */
    at: z.optional(place),
    /** When this page was opened, by its own clock, and how often it has dialled. */
    dialled: z.optional(z.tuple([place, place])),
  }),
  ...replica.fromGuest,
  z.strictObject({ t: z.literal('ask'), id: z.string().check(z.minLength(8), z.maxLength(40)), op }),
  z.strictObject({
    t: z.literal('vouch'),
    kind,
    of: said,
    /** One for each device: a message that named one many times would be as many frames to it. */
    macs: z.pipe(
      z.array(z.tuple([hex(32), mac])).check(z.maxLength(16)),
      z.transform((list: [string, string][]) => [...new Map(list)]),
    ),
  }),
  z.strictObject({ t: z.literal('call'), at: place }),
  /** Everything up to here has been shown on this screen, with time to read it. Says nothing but what all know. */
  z.strictObject({ t: z.literal('shown'), match: z.int(), rev: z.int() }),
  z.strictObject({ t: z.literal('sync'), at: z.optional(place) }),
  z.strictObject({ t: z.literal('page'), match: z.int(), at: z.int().check(z.gte(0), z.lt(10_000)) }),
  z.strictObject({ t: z.literal('beat'), rev: z.int(), news: z.int(), at: z.optional(place) }),
]);
export type FromGuest = z.infer<typeof fromGuest>;

/** Why the host turns somebody away, or refuses what they asked. Rules add reasons of their own. */
export type HostRefusal =
  | 'version'
  | 'bad-link'
  | 'bad-ticket'
  | 'bad-device'
  | 'busy'
  | 'damaged'
  | 'elsewhere'
  | 'moved'
  | 'table-full'
  | 'seat-taken'
  | 'seat-kept'
  | 'not-seated'
  | 'not-allowed'
  | 'not-now'
  | 'too-few'
  | 'bad-name'
  | 'bad-text'
  | 'name-taken'
  | 'bad-opening'
  | 'no-share'
  | 'shuffling'
  | 'too-soon'
  | 'too-fast'
  | 'removed'
  | 'door-closed'
  | 'plays-already'
  | 'not-leading'
  | 'stale'
  | 'paused'
  | 'too-long'
  | 'cannot-save';

export type SeatInfo = {
  readonly name: string;
  readonly kind: 'open' | 'phone' | 'bot';
  /** Public; others seal what they show for it. */
  readonly key: string | null;
  readonly away: boolean;
  /** A bot plays for someone who may come back. */
  readonly waits: boolean;
  /** Which of the table's devices holds it; `null` for bots and open seats. */
  readonly device: number | null;
};

/** A phone at the table, or one that was. */
export type DeviceInfo = Device & { readonly here: boolean; readonly out: boolean };

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
  readonly devices: readonly DeviceInfo[];
  /** Who may set up and start the game, besides whoever looks after the table. */
  readonly lead: Seat | null;
  /** The version of the rules by which the host plays. */
  readonly rules: number;
  /** In the lobby, after somebody said start: the phones make the seed together. Then the round it was made in. */
  readonly shuffle: RoundInfo | null;
  /** In play: the latest round that was only about who is here. */
  readonly circle: RoundInfo | null;
  /** The round that made the table's sign. */
  readonly sign: string | null;
  /** The sign as the host sees it, for screens that gave no number to it. To a phone it proves nothing. */
  readonly pictures: Pictures | null;
  /** What the phones say of the game that is over. */
  readonly verdicts: readonly SeatVerdict[];
  /** Shared screens looking on. */
  readonly screens: number;
  /** Where guests can reach the table, best first. */
  readonly addresses: readonly TableAddress[];
  readonly code: string | null;
  /** The secret in the join link. Whoever is told this has come by it, or needs none. */
  readonly join: string;
  /** Somebody asks the table to go back, or to go on without a vote. */
  readonly proposal: Proposal | null;
  /** Who has agreed to open whose ballot, because that phone stays away. */
  readonly lent: readonly { readonly ballot: string; readonly seat: Seat; readonly by: Seat }[];
  /** Nobody new may sit down. */
  readonly isClosed: boolean;
  readonly guidance?: GuidanceInfo;
  /** How many hosts this table has had before. */
  readonly epoch: number;
  /** Who could carry on if the host were gone. */
  readonly heirs: readonly replica.BackupHost[];
};

export type You = {
  readonly seat: Seat | null;
  readonly steward: boolean;
  /** Seats that ask for the steward without the others seeing it: all for the steward, one's own for a player. */
  readonly quiet?: readonly Seat[] | undefined;
};

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
  owed: z.optional(replica.have),
  /** The place in the chain at which the table looks like this. */
  at: z.optional(z.int()),
  leaves: z.optional(leaves),
});

const fromHost = z.discriminatedUnion('t', [
  z.object({
    t: z.literal('table'),
    news: z.int(),
    /** `null`: the delta is against nothing, that is, the whole table. */
    base: z.nullable(z.int()),
    delta: z.unknown(),
    you: z.object({
      seat: z.nullable(z.int()),
      steward: z.boolean(),
      quiet: z.optional(z.array(seat)),
    }),
    /** Milliseconds left on the clock that everybody sees. */
    left: z.optional(z.number()),
    leaves: z.optional(leaves),
  }),
  update,
  z.object({
    t: z.literal('done'),
    id: z.string(),
    ticket: z.optional(z.string()),
    at: z.optional(z.int()),
    owed: z.optional(replica.have),
  }),
  z.object({ t: z.literal('leaves'), leaves }),
  z.object({
    t: z.literal('vouched'),
    list: z.array(z.object({ from: hex(32), kind, of: said, mac })).check(z.maxLength(256)),
  }),
  z.object({ t: z.literal('called'), at: place }),
  z.object({ t: z.literal('refused'), id: z.string(), why: z.string() }),
  z.object({ t: z.literal('page'), match: z.int(), at: z.int(), of: z.int(), text: z.string() }),
  z.object({ t: z.literal('beat') }),
  z.object({ t: z.literal('bye'), why: z.string(), to: z.optional(replica.newHost) }),
  ...replica.fromHost,
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

/** An ask that nobody looks into: rules would search what is deep and long without end. */
export type TooLongAsk = { readonly t: 'too-long'; readonly id: string };

export const parseFromGuest = (text: string): FromGuest | TooLongAsk | null => {
  const message = parsed(fromGuest, text) as FromGuest | null;
  return message?.t === 'ask' && !fitsIn(text, ACCEPTED.askBytes)
    ? { t: 'too-long', id: message.id }
    : message;
};
export const parseFromHost = (text: string): FromHost | null => parsed(fromHost, text) as FromHost | null;

function parsed(schema: typeof fromGuest | typeof fromHost, text: string): unknown {
  try {
    const result = schema.safeParse(JSON.parse(text));
    return result.success ? result.data : null;
  } catch {
    return null;
  }
}
