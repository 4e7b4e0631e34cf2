import type { KeyValueStore } from '@/table/storage';

const PREFIX = 'palaver/';

/** This phone's own small store. In a browser that is localStorage; it is read and written at once. */
export const deviceValues: KeyValueStore = {
  get: (key) => localStorage.getItem(PREFIX + key),
  set: (key, value) => localStorage.setItem(PREFIX + key, value),
  remove: (key) => localStorage.removeItem(PREFIX + key),
  keys: () =>
    Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '').flatMap((key) =>
      key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [],
    ),
};
