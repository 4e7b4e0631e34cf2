import * as z from 'zod/mini';

import type { PublicKey } from '@/table/wire/channel';
import type { Pledge, SeedNumber } from './shuffleBefore';
import type { KeyValueStore } from '@/table/storage/storage';
import { keyFor } from '@/table/storage/storedKeys';
import { type Codec, json, plainText, readValue } from '@/table/storage/storedValues';
import { hex, seat } from '@/table/wire/schema';

/** What a seat gave to one shuffle of protocol 5, and the pledges it had been told of when it showed its number. */
export type GivenBefore = {
  readonly round: string;
  readonly number: SeedNumber;
  readonly saw: {
    readonly host: Pledge;
    readonly from: readonly {
      readonly seat: number;
      readonly key: PublicKey;
      readonly pledge: Pledge | null;
    }[];
  } | null;
};

const saw = z.object({
  host: hex(32),
  from: z.array(z.looseObject({ seat, key: hex(32), pledge: z.nullable(hex(32)) })),
});

export const givenCodec: Codec<readonly GivenBefore[]> = json(
  z.array(z.object({ round: hex(8), number: hex(32), saw: z.nullable(saw) })),
);
export const beganCodec = plainText(hex(8));

/** What a phone still knows of a match that was dealt before there were rounds. */
export const evidenceBefore = (
  values: KeyValueStore,
  of: { readonly seat: PublicKey; readonly table: string; readonly match: number },
) => ({
  given: readValue(values, keyFor.shuffle(of), givenCodec) ?? [],
  began: readValue(values, keyFor.began(of), beganCodec),
});
