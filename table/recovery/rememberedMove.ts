import * as z from 'zod/mini';

import type { PublicKey } from '@/table/wire/channel';
import type { TableInfo } from '@/table/wire/protocol';
import type { KeyValueStore } from '@/table/storage/storage';
import { keyFor } from '@/table/storage/storedKeys';
import { json, readValue, writeValue } from '@/table/storage/storedValues';
import { newHost, proof } from './replicaFrames';

/** What a phone remembers of a table that moved: enough to find it, and to tell an old host that comes back. */
export const movedCodec = json(
  z.object({
    epoch: z.int(),
    to: newHost,
    proof,
    /** This phone brought its own copy of the log: nothing that it was shown may be missing there. */
    brought: z.optional(z.boolean()),
  }),
);
export type Moved = NonNullable<ReturnType<typeof movedCodec.read>>;

export const rememberMove = (values: KeyValueStore, table: string, moved: Moved): void =>
  writeValue(values, keyFor.moved(table), movedCodec, moved);

/** Whether this phone's copy was there when that host took the table over, whatever epoch the host says it is. */
export const hasBrought = (values: KeyValueStore, table: string, host: PublicKey): boolean => {
  const moved = readValue(values, keyFor.moved(table), movedCodec);
  return moved?.to.hostKey === host && moved.brought === true;
};

/** Where the table has gone since this host had it; `null` at the host that has it now. */
export function newerHostOf(
  values: KeyValueStore,
  { id, epoch }: Pick<TableInfo, 'id' | 'epoch'>,
): Moved | null {
  const moved = readValue(values, keyFor.moved(id), movedCodec);
  return moved !== null && moved.epoch > epoch ? moved : null;
}
