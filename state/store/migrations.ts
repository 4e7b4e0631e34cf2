import type { KeyValueStore } from '@/table/storage/storage';
import { replicaCodec } from '@/table/recovery/logReplica';

type Storage = KeyValueStore<string>;
type Moved = { readonly key: string; readonly text: string };

/** Where a value of an earlier version belongs now, and what it says there; `null`: this is none of those. */
export type Migration = (key: string, text: string, storage: Storage) => Moved | null;

const COPY = /^kept\/([0-9a-f]{16})\/([0-9a-f]+)(\/\d+)?$/;
const FINISHED = /^kept\/([^/]+)$/;

/** Version 0.1.0 kept finished games and copies of a table's log under one name, the copies without their table. */
const MIGRATIONS: readonly Migration[] = [
  (key, text) => {
    const [, table] = FINISHED.exec(key) ?? [];
    return table === undefined ? null : { key: `finished/${table}`, text };
  },
  (key, text, storage) => {
    const [, seat = '', id = '', item = ''] = COPY.exec(key) ?? [];
    const table = replicaCodec.read(storage.get(`kept/${seat}/${id}`) ?? '')?.head.table;
    return table === undefined ? null : { key: `replica/${seat}/${table}/${id}${item}`, text };
  },
];

/**
 * Brings what an earlier version left into today's form. Can be cut off at any point and begun again. What cannot be
 * moved, for want of room, stays where it is until the next start.
 */
export function migrate(storage: Storage, migrations = MIGRATIONS): void {
  // Move the longest keys first: a log's items need its head to find their new key, so the head moves last.
  const keys = [...storage.keys()].sort((a, b) => b.length - a.length);
  for (const migration of migrations) for (const key of keys) move(storage, key, migration);
}

function move(storage: Storage, key: string, migration: Migration): void {
  const text = storage.get(key);
  const to = text === null ? null : migration(key, text, storage);
  if (to === null) return;
  try {
    // A value that is there already was written by this version, so it is the newer one.
    if (storage.get(to.key) === null) storage.set(to.key, to.text);
    storage.remove(key);
  } catch {
    // No room.
  }
}
