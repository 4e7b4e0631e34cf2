import type { KeyValueStore } from '@/table/storage/storage';

/** Stands before every key of this app: other pages of the same address may keep values too. */
export const STORAGE_PREFIX = 'palaver/';

/** Another tab of this browser has changed a value. */
export function onOtherTab(listener: (key: string) => void): () => void {
  const heard = ({ key }: StorageEvent) =>
    key?.startsWith(STORAGE_PREFIX) && listener(key.slice(STORAGE_PREFIX.length));
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/** All that this app has in the phone's own small store. In a browser that is localStorage, read and written at once. */
export const deviceStorage: KeyValueStore<string> = {
  get: (key) => localStorage.getItem(STORAGE_PREFIX + key),
  set: (key, value) => localStorage.setItem(STORAGE_PREFIX + key, value),
  remove: (key) => localStorage.removeItem(STORAGE_PREFIX + key),
  keys: () =>
    Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '').flatMap((key) =>
      key.startsWith(STORAGE_PREFIX) ? [key.slice(STORAGE_PREFIX.length)] : [],
    ),
};
