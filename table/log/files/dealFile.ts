import * as z from 'zod/mini';

import { nonceOf, pledgeFor, type RoundNumber } from '@/table/rounds/round';
import { RUNS } from '@/table/wire/device';
import { hex } from '@/table/wire/schema';
import type { RoundState } from '@/table/log/rounds';

const few = z.maxLength(16);

/** The round that a game was dealt from, as it is published. */
export const dealFile = z.strictObject({
  round: hex(8),
  tries: z.int().check(z.gte(1)),
  /** The host that dealt. */
  hostKey: hex(32),
  devices: z.array(z.strictObject({ key: hex(32), runs: z.enum(RUNS) })).check(few),
  /** Who held which seat at the deal. */
  seats: z
    .array(z.strictObject({ kind: z.enum(['phone', 'bot']), key: hex(32), device: z.nullable(hex(32)) }))
    .check(few),
  host: z.strictObject({ pledge: hex(32), number: z.nullable(hex(32)) }),
  from: z.array(z.strictObject({ device: hex(32), pledge: hex(32), number: z.nullable(hex(32)) })).check(few),
  /** Devices that were waited for in vain. */
  without: z.array(hex(32)).check(few),
});
export type DealFile = z.infer<typeof dealFile>;

export function dealFileOf(
  deal: RoundState | null,
  shown: (number: RoundNumber | null) => RoundNumber | null,
): DealFile | null {
  if (deal === null || deal.roster === null || deal.own === null) return null;
  const { round, tries, hostKey, of, own, devices, roster, from, without } = deal;
  return {
    round,
    tries,
    hostKey,
    devices: devices.map(({ key, runs }) => ({ key, runs })),
    seats: roster.seats.map(({ kind, key, device }) => ({ kind, key, device })),
    host: { pledge: pledgeFor(of, 'host', nonceOf(own)), number: shown(own) },
    from: from.map(({ device, pledge, number }) => ({ device, pledge: pledge ?? '', number: shown(number) })),
    without: [...without],
  };
}
