import { getRandomValues } from 'expo-crypto';
import Storage from 'expo-sqlite/kv-store';

import type { KeyValueStore } from '@/table/storage/storage';

/** Hermes has no secure randomness of its own, and keys are made before the first screen is drawn. */
if (globalThis.crypto?.getRandomValues === undefined)
  Object.assign(globalThis, { crypto: { ...globalThis.crypto, getRandomValues } });

const PREFIX = 'palaver/';

/** There are no tabs here. */
export const onOtherTab = (): (() => void) => () => undefined;

/** All that this app has in the phone's own small store. */
export const deviceStorage: KeyValueStore<string> = {
  get: (key) => Storage.getItemSync(PREFIX + key),
  set: (key, value) => Storage.setItemSync(PREFIX + key, value),
  remove: (key) => void Storage.removeItemSync(PREFIX + key),
  keys: () =>
    Storage.getAllKeysSync().flatMap((key) => (key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [])),
};
