import * as z from 'zod/mini';

import { codeCodec } from '@/net/links/codeSymbols';
import { testimonyCodec } from '@/table/audit/auditEvidence';
import { slipsCodec } from '@/table/ballots/voter';
import type { GuestState } from '@/table/guest/guest';
import { botCodec } from '@/table/bots/bots';
import type { Kind } from '@/table/storage/storedKeys';
import { type Codec, json, plainText } from '@/table/storage/storedValues';
import { itemCodec, replicaCodec } from '@/table/recovery/logReplica';
import { movedCodec } from '@/table/recovery/rememberedMove';
import { deviceCodec } from '@/table/trust/device';
import { keptChainCodec } from '@/table/trust/phoneChain';
import { headsCodec } from '@/table/trust/keptHeads';
import { pinsCodec } from '@/table/trust/phonePins';
import { beganCodec, givenCodec } from '@/table/rounds/evidenceBefore';
import { circleCodec, dealtCodec } from '@/table/rounds/roundMemory';
import { hex } from '@/table/wire/schema';

import { savedDesignCodec } from './savedDesign';

const field = z.catch;

/** A field that does not fit is as if it had never been set. */
const settings = z.object({
  /** `null`: the phone's own. */
  language: field(z.nullable(z.string()), null),
  sound: field(z.boolean(), true),
  haptics: field(z.boolean(), true),
  /** `null`: as the phone says. */
  reducedMotion: field(z.nullable(z.boolean()), null),
  /** How much of the usual time this phone's player wants for reading before a bot goes on. */
  readingTime: field(z.union([z.literal(0.5), z.literal(1), z.literal(2)]), 1),
  textSize: field(z.union([z.literal(1), z.literal(1.25), z.literal(1.5), z.literal(2)]), 1),
  theme: field(z.nullable(z.enum(['light', 'dark'])), null),
  /** The name this phone's player used last. */
  name: field(z.string(), ''),
  /** Has been asked for language and name, or would not say. */
  welcomed: field(z.boolean(), false),
});
export type Settings = Readonly<z.infer<typeof settings>>;
export const DEFAULTS: Settings = settings.parse({});

/** What this phone needs to come back to a table after a reload: the way there, and the keys of its seats. */
const savedTable = z.object({
  tableId: z.string(),
  /** `null` until the table has said what is played. */
  game: z.nullable(z.string()),
  /** When this phone last sat down there. */
  at: z.number(),
  /** `null`: the table is on this phone. */
  invitation: z.nullable(
    z.object({
      address: z.string(),
      port: z.int(),
      tableId: z.string(),
      hostKey: hex(32),
      joinSecret: hex(16),
      seatTicket: z.exactOptional(hex(16)),
    }),
  ),
  /** A table on this phone that others may come to, at this port. */
  port: z.exactOptional(z.int()),
  steward: z.exactOptional(z.string()),
  secretKeys: z.array(hex(32)).check(z.minLength(1)),
});
export type SavedTable = Omit<z.infer<typeof savedTable>, 'secretKeys'> & {
  readonly secretKeys: readonly string[];
};

/** Where a game stood when this phone last saw it, in the words it was shown in. */
export type SavedGame = {
  readonly players: readonly string[];
  readonly stage: 'lobby' | 'playing' | 'over';
  /** Round or phase. */
  readonly heading: string;
  readonly waiting: readonly string[];
  readonly at: number;
};

/** A finished game as this phone saw it: enough to look at it again without its host. */
export type FinishedGame = Pick<
  GuestState,
  'table' | 'you' | 'match' | 'rev' | 'snapshot' | 'events' | 'verdict'
> & {
  /** The version of the game's rules on this phone then; games kept before it was written down had version 1. */
  readonly rules?: number | undefined;
};

/** The host alone knows a game's types, so of a view only the frame is looked at. */
const finishedGame = z.object({
  rules: z.optional(z.int().check(z.gte(1))),
  table: z.nullable(
    z.looseObject({
      id: z.string(),
      game: z.string(),
      seats: z.array(z.looseObject({ name: z.string() })),
    }),
  ),
  you: z.object({ seat: z.nullable(z.int()), steward: z.boolean() }),
  match: z.int(),
  rev: z.int(),
  snapshot: z.nullable(z.looseObject({ legal: z.array(z.unknown()), waiting: z.array(z.int()) })),
  events: z.array(z.object({ rev: z.int(), event: z.looseObject({ type: z.string() }) })),
  verdict: z.nullable(z.looseObject({ agrees: z.boolean() })),
});

/** Codes of a design that have been scanned, while others are missing. */
const designParts = z.object({
  of: z.int().check(z.gte(1), z.lte(16)),
  pieces: z.record(z.string(), z.string()),
});
export type DesignParts = {
  readonly of: number;
  readonly pieces: { readonly [at: string]: string };
};

/** How every value on this device is read and written, and what makes it broken. */
export const SCHEMA = {
  settings: json(settings) as Codec<Settings>,
  tips: json(z.array(z.string())) as Codec<readonly string[]>,
  screen: plainText(hex(16)),
  design: savedDesignCodec,
  'design-parts': json(designParts) as Codec<DesignParts>,
  at: json(savedTable) as Codec<SavedTable>,
  device: deviceCodec,
  chain: keptChainCodec,
  heads: headsCodec,
  pins: pinsCodec,
  circle: circleCodec,
  dealt: dealtCodec,
  standing: json(
    z.object({
      players: z.array(z.string()),
      stage: z.enum(['lobby', 'playing', 'over']),
      heading: z.string(),
      waiting: z.array(z.string()),
      at: z.number(),
    }),
  ) as Codec<SavedGame>,
  finished: json(finishedGame) as unknown as Codec<FinishedGame>,
  moved: movedCodec,
  code: codeCodec,
  /** A log says itself which of its lines is damaged, and is left as it is. */
  table: plainText(z.string()),
  slips: slipsCodec,
  seen: testimonyCodec,
  shuffle: givenCodec,
  began: beganCodec,
  replica: replicaCodec,
  item: itemCodec,
  bot: botCodec,
} as const satisfies { readonly [K in Kind]: Codec<unknown> };
