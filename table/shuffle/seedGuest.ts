import { bytesToHex } from '@noble/hashes/utils.js';
import * as z from 'zod/mini';

import type { Crypto, KeyPair } from '@/table/wire/keys';
import {
  isPledged,
  NUMBER_BYTES,
  type Pledge,
  pledgeOf,
  type SeedNumber,
  type ShuffleInfo,
  type ShuffleOp,
} from './shuffle';
import { digest } from '@/table/log/digest';
import type { KeyValueStore } from '@/table/log/storage';
import { keyFor } from '@/table/log/storedKeys';
import { type Codec, json, plainText, readValue, writeValue } from '@/table/log/storedValues';
import { hex, seat } from '@/table/wire/schema';

/** What a phone gave to one round, and the pledges it had been told of when it showed its number. */
export type Given = {
  readonly round: string;
  readonly number: SeedNumber;
  readonly saw: { readonly host: Pledge; readonly from: ShuffleInfo['from'] } | null;
};

const saw = z.object({
  host: hex(32),
  from: z.array(z.looseObject({ seat, key: hex(32), pledge: z.nullable(hex(32)) })),
});

/** What a phone gave to the rounds of one shuffle. */
export const givenCodec: Codec<readonly Given[]> = json(
  z.array(z.object({ round: hex(8), number: hex(32), saw: z.nullable(saw) })),
);
export const beganCodec = plainText(hex(8));

type At = { readonly table: string; readonly match: number };

/** A phone's side of the shuffle: its number is kept here before the pledge leaves, so that a reload can show it. */
export function createSeedGuest({
  keys,
  crypto,
  values,
}: {
  readonly keys: KeyPair;
  readonly crypto: Pick<Crypto, 'randomBytes'>;
  readonly values: KeyValueStore;
}) {
  const mine = (at: At) => ({ ...at, seat: keys.publicKey });
  const given = (at: At): readonly Given[] => readValue(values, keyFor.shuffle(mine(at)), givenCodec) ?? [];

  function keep(at: At, now: Given): void {
    const others = given(at).filter(({ round }) => round !== now.round);
    writeValue(values, keyFor.shuffle(mine(at)), givenCodec, [...others, now]);
  }

  function numberFor(at: At, round: string): Given {
    const known = given(at).find((each) => each.round === round);
    if (known !== undefined) return known;
    const now = { round, number: bytesToHex(crypto.randomBytes(NUMBER_BYTES)), saw: null };
    keep(at, now);
    return now;
  }

  /** The round that was last told of, on a line that has not been lost since. */
  let watched: string | null = null;

  return {
    given,
    began: (at: At): string | null => readValue(values, keyFor.began(mine(at)), beganCodec),
    /** Only who was here all the time can say from which round the game began. */
    watch(table: string, match: number, shuffle: ShuffleInfo | null, isPlaying: boolean): void {
      if (isPlaying && watched !== null)
        writeValue(values, keyFor.began(mine({ table, match })), beganCodec, watched);
      watched = shuffle?.round ?? null;
    },
    lost: () => void (watched = null),
    /** What this phone owes the shuffle now. It shows its number only when everyone is bound to theirs. */
    due(at: At, shuffle: ShuffleInfo): ShuffleOp | null {
      const { round } = shuffle;
      const told = shuffle.from.find(({ key }) => key === keys.publicKey);
      if (told === undefined) return null;
      const own = numberFor(at, round);
      const pledge = pledgeOf({ ...at, round }, keys.publicKey, own.number);
      if (told.pledge === null) return { type: 'pledge', round, pledge };
      if (told.pledge !== pledge || !isPledged(shuffle)) return null;
      const now = { host: shuffle.host, from: shuffle.from };
      // Told of other pledges than before: somebody is choosing. What was seen first is what the audit holds to.
      if (own.saw !== null && digest(own.saw) !== digest(now)) return null;
      if (own.saw === null) keep(at, { ...own, saw: now });
      return { type: 'number', round, number: own.number };
    },
  };
}
