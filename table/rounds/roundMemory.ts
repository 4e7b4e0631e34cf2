import * as z from 'zod/mini';

import type { KeyValueStore } from '@/table/storage/storage';
import { keyFor } from '@/table/storage/storedKeys';
import { type Codec, json, readValue, writeValue } from '@/table/storage/storedValues';
import type { PublicKey } from '@/table/wire/channel';
import { type Device, RUNS } from '@/table/wire/device';
import { hex } from '@/table/wire/schema';
import type { Hash } from '@/table/trust/hash';
import { type Alarm, ALARMS } from '@/table/trust/trustState';
import type { Attendance, Given, Heard } from './roundChecks';

/** A sign that this phone gave a number to. */
export type KeptSign = {
  /** The round it was made in. */
  readonly id: string;
  /** All of it; four pictures show 24 bits. */
  readonly hash: Hash;
  readonly tries: number;
  readonly without: readonly PublicKey[];
  /** Whom it binds, and who gave a number to it: it stands while nobody else does. */
  readonly devices: readonly PublicKey[];
  readonly from: readonly PublicKey[];
  /** Its player has compared it, and it was the same. */
  readonly isSame: boolean;
  /** Phones whose code this one has scanned, and found to be the same to the last bit. */
  readonly scanned: readonly PublicKey[];
};

/** What a phone knows about who is at its table, across reloads. */
export type Circle = {
  /** The latest round that this phone gave a number to and that came to its end; `null`: none yet. */
  readonly bound: string | null;
  /** Under which host. */
  readonly hostKey: PublicKey;
  /** As bound in that round. */
  readonly devices: readonly Device[];
  /** Who of them gave a number then: of the others only the log says what they run. */
  readonly from: readonly PublicKey[];
  readonly sign: KeptSign | null;
  /** The host at whose table its player has said that the sign is not the same. */
  readonly different: PublicKey | null;
  /** The first thing that this phone caught a host at, and which host. */
  readonly alarm: (Alarm & { readonly host: PublicKey }) | null;
  readonly heard: readonly Heard[];
  /** To rounds that were only about who is here. */
  readonly given: readonly Given[];
};

/** What a phone knows about one deal. */
export type Dealt = {
  readonly given: readonly Given[];
  /** From which round the game began, and who gave a number to it; `null` when this phone was told of none. */
  readonly began: { readonly round: string; readonly from: readonly PublicKey[] } | null;
  /** The host that began it. After a recovery another one may deal anew what only some phones had seen. */
  readonly hostKey: PublicKey | null;
  /** `null` while the game has not begun, and for a phone without a seat then. */
  readonly attendance: Attendance | null;
};

const pledges = z.object({
  host: z.nullable(hex(32)),
  from: z.array(z.object({ device: hex(32), pledge: z.nullable(hex(32)) })),
});
const given = z.array(z.object({ round: hex(8), of: hex(32), number: hex(32), saw: z.nullable(pledges) }));

export const circleCodec: Codec<Circle> = json(
  z.object({
    bound: z.nullable(hex(8)),
    hostKey: hex(32),
    devices: z.array(z.object({ key: hex(32), runs: z.enum(RUNS) })),
    from: z.array(hex(32)),
    sign: z.nullable(
      z.object({
        id: hex(8),
        hash: hex(32),
        tries: z.int(),
        without: z.array(hex(32)),
        devices: z.array(hex(32)),
        from: z.array(hex(32)),
        isSame: z.boolean(),
        scanned: z.array(hex(32)),
      }),
    ),
    different: z.nullable(hex(32)),
    alarm: z.nullable(z.object({ what: z.enum(ALARMS), with: z.nullable(hex(32)), host: hex(32) })),
    heard: z.array(z.object({ round: hex(8), at: z.number(), start: z.int() })),
    given,
  }),
);

export const dealtCodec: Codec<Dealt> = json(
  z.object({
    given,
    began: z.nullable(z.object({ round: hex(8), from: z.array(hex(32)) })),
    hostKey: z.nullable(hex(32)),
    attendance: z.nullable(
      z.object({
        isUnbroken: z.boolean(),
        steps: z.array(z.object({ heardBefore: z.number(), answered: z.nullable(z.number()) })),
      }),
    ),
  }),
);

const NOTHING: Dealt = { given: [], began: null, hostKey: null, attendance: null };

/** Written down before anything about it leaves the phone. `false`: the phone is full, and nothing has changed. */
export function createRoundMemory(values: KeyValueStore, table: string, hostKey: PublicKey) {
  const empty: Circle = {
    bound: null,
    hostKey,
    devices: [],
    from: [],
    sign: null,
    different: null,
    alarm: null,
    heard: [],
    given: [],
  };
  const circle = (): Circle => readValue(values, keyFor.circle(table), circleCodec) ?? empty;
  const dealt = (match: number): Dealt =>
    readValue(values, keyFor.dealt({ table, match }), dealtCodec) ?? NOTHING;

  function isKept(write: () => void): boolean {
    try {
      write();
      return true;
    } catch {
      return false;
    }
  }

  return {
    circle,
    keepCircle: (change: Partial<Circle>): boolean =>
      isKept(() => writeValue(values, keyFor.circle(table), circleCodec, { ...circle(), ...change })),
    dealt,
    keepDealt: (match: number, change: Partial<Dealt>): boolean =>
      isKept(() =>
        writeValue(values, keyFor.dealt({ table, match }), dealtCodec, { ...dealt(match), ...change }),
      ),
  };
}

/** Somebody has scanned the table's code again, and will look again. */
export function compareAnew(values: KeyValueStore, table: string): void {
  const kept = readValue(values, keyFor.circle(table), circleCodec);
  if (kept === null || kept.different === null) return;
  writeValue(values, keyFor.circle(table), circleCodec, { ...kept, different: null });
}
