import { knownValues, type KeyValueStore } from '@/table/storage/storage';
import { type Kind, type KeyOf, readKey } from '@/table/storage/storedKeys';
import { type Codec, readValue, writeValue } from '@/table/storage/storedValues';

import { deviceStorage } from './deviceStorage';
import { migrate } from './migrations';
import { SCHEMA } from './schema';

migrate(deviceStorage);

/** Everything this phone keeps, for the table and its guests. */
export const deviceValues: KeyValueStore = knownValues(deviceStorage);

type Schema = typeof SCHEMA;
type ValueOf<K extends Kind> = NonNullable<ReturnType<Schema[K]['read']>>;
/** Values that the app itself keeps; the others belong to the table's own code. */
type AppKind = 'settings' | 'tips' | 'screen' | 'design' | 'design-parts' | 'at' | 'standing' | 'finished';

const codecOf = <K extends AppKind>(kind: K) => SCHEMA[kind] as unknown as Codec<ValueOf<K>>;

/** `null` when there is none, and when it cannot be read. */
export const readStored = <K extends AppKind>(kind: K, key: KeyOf<NoInfer<K>>): ValueOf<K> | null =>
  readValue(deviceValues, key, codecOf(kind));

/** Throws when the phone is full; then nothing has changed. */
export const writeStored = <K extends AppKind>(
  kind: K,
  key: KeyOf<NoInfer<K>>,
  value: ValueOf<NoInfer<K>>,
): void => writeValue(deviceValues, key, codecOf(kind), value);

/** All keys of one kind that this version writes. */
export const storedKeys = <K extends AppKind>(kind: K): readonly KeyOf<K>[] =>
  deviceValues.keys().filter((key): key is KeyOf<K> => {
    const of = readKey(key);
    return of?.kind === kind && !of.isNewer && !of.isBroken;
  });

/** `unknown`: no version of this app writes such a key. `newer`: a later one does. `broken`: the value cannot be read. */
export type Unread = { readonly key: string; readonly why: 'unknown' | 'newer' | 'broken' };

function whyUnread(key: string, text: string): Unread['why'] | null {
  const of = readKey(key);
  if (of === null) return 'unknown';
  if (of.isNewer) return 'newer';
  return of.isBroken || SCHEMA[of.kind].read(text) === null ? 'broken' : null;
}

/** What lies on this phone and is not read. It is left as it is, until the table is put away or everything forgotten. */
export const unreadValues = (storage: KeyValueStore<string> = deviceStorage): readonly Unread[] =>
  storage.keys().flatMap((key) => {
    const why = whyUnread(key, storage.get(key) ?? '');
    return why === null ? [] : [{ key, why }];
  });
