import * as z from 'zod/mini';

import { same, type Seat } from '@/rules/engine';

import type { KeyValueStore } from '@/table/storage/storage';
import { keyFor } from '@/table/storage/storedKeys';
import { type Codec, json, readValue, writeValue } from '@/table/storage/storedValues';
import type { PublicKey } from '@/table/wire/channel';
import { RUNS, type Runs } from '@/table/wire/device';
import type { TableInfo } from '@/table/wire/protocol';
import { hex, seat } from '@/table/wire/schema';
import type { Defences } from './defences';
import type { SeatHolder } from './gate';

/** A seat with the phone that holds it, and what that phone runs. */
export type PinnedSeat = SeatHolder & { readonly runs: Runs | null };

type Pins = {
  readonly match: number;
  readonly seats: readonly PinnedSeat[];
  /** As they were when this phone bound itself to them in the round of a deal. */
  readonly pledged?: { readonly round: string; readonly seats: readonly PinnedSeat[] } | undefined;
};

const pinned = z.array(
  z.object({
    seat,
    kind: z.enum(['phone', 'bot']),
    device: z.nullable(hex(32)),
    runs: z.nullable(z.enum(RUNS)),
  }),
);

/** Who held which seat when the game was dealt, as this phone was told then. */
export const pinsCodec: Codec<Pins> = json(
  z.object({
    match: z.int(),
    seats: pinned,
    pledged: z.optional(z.object({ round: hex(8), seats: pinned })),
  }),
);

const KEY = /^[0-9a-f]{64}$/;

const holdersIn = ({ seats, devices }: TableInfo): readonly PinnedSeat[] =>
  seats.flatMap(({ kind, device }, at): readonly PinnedSeat[] => {
    if (kind === 'open') return [];
    const { key = '', runs = null } = (device === null ? null : devices[device]) ?? {};
    // A host can name anything; what is no key is nobody's.
    return [
      KEY.test(key) ? { seat: at, kind, device: key, runs } : { seat: at, kind, device: null, runs: null },
    ];
  });

/**
 * Who sits where, as it was when the game was dealt and as this phone's player has accepted since. What is sealed for a
 * seat is sealed for the phone that is pinned here, whatever the host says now.
 */
export function createPhonePins(of: {
  readonly values: KeyValueStore;
  readonly table: string;
  readonly defences: Pick<Defences, 'roster'>;
}) {
  const { values, table, defences } = of;
  const key = keyFor.pins(table);
  let pins: Pins | null = readValue(values, key, pinsCodec);
  let now: readonly PinnedSeat[] = [];

  function pin(next: Pins): void {
    pins = next;
    try {
      writeValue(values, key, pinsCodec, next);
    } catch {
      // A full phone pins anew after a reload.
    }
  }

  return {
    /** `began`: the round that the game under way was dealt from, as far as this phone knows. */
    heard(info: TableInfo, began: string | null): void {
      now = holdersIn(info);
      const isLobby = info.stage === 'lobby';
      const match = info.match + (isLobby ? 1 : 0);
      // In the lobby people come and go; from the deal on, only what this phone's player accepts counts.
      if (pins?.match !== match || isLobby)
        pin({ match, seats: now, ...(pins?.match === match && { pledged: pins.pledged }) });
      const { pledged, seats } = pins ?? {};
      if (isLobby || pledged === undefined) return;
      // What the host told after the pledge and before the deal counts for nothing.
      const isHeld = pledged.round !== began || defences.roster(same(seats, pledged.seats));
      pin({ match, seats: isHeld ? (seats ?? now) : pledged.seats });
    },
    /** This phone binds itself to those who sit here. */
    pledged(round: string, info: TableInfo): void {
      if (pins !== null) pin({ ...pins, pledged: { round, seats: holdersIn(info) } });
    },
    known: (): readonly PinnedSeat[] => pins?.seats ?? [],
    now: (): readonly PinnedSeat[] => now,
    deviceOf: (at: Seat): PublicKey | null => pins?.seats.find((each) => each.seat === at)?.device ?? null,
    /** The player has been told that these are somebody else's now. */
    accept(seats: readonly Seat[]): void {
      if (pins === null || seats.length === 0) return;
      const kept = pins.seats.filter((each) => !seats.includes(each.seat));
      pin({ ...pins, seats: [...kept, ...now.filter((each) => seats.includes(each.seat))] });
    },
  };
}
