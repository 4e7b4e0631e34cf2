import type { TableInfo } from '@/table/wire/protocol';
import type { KeyValueStore } from '@/table/log/storage';
import type { NewHost, Proof } from './replicaFrames';

/** What a phone remembers of a table that moved: enough to find it, and to tell an old host that comes back. */
export type Moved = { readonly epoch: number; readonly to: NewHost; readonly proof: Proof };

const named = (table: string) => `moved/${table}`;

export const rememberMove = (values: KeyValueStore, table: string, moved: Moved): void =>
  values.set(named(table), JSON.stringify(moved));

/** Where the table has gone since this host had it; `null` at the host that has it now. */
export function newerHostOf(
  values: KeyValueStore,
  { id, epoch }: Pick<TableInfo, 'id' | 'epoch'>,
): Moved | null {
  const text = values.get(named(id));
  const moved = text === null ? null : (JSON.parse(text) as Moved);
  return moved !== null && moved.epoch > epoch ? moved : null;
}
