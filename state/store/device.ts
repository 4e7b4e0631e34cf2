import type { KeyValueStore } from '@/table/log/storage';

const PREFIX = 'palaver/';

/** Another tab of this browser has changed a value. */
export function onOtherTab(listener: (key: string) => void): () => void {
  const heard = ({ key }: StorageEvent) => key?.startsWith(PREFIX) && listener(key.slice(PREFIX.length));
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/** All that this app has in the phone's own small store. In a browser that is localStorage, read and written at once. */
export const deviceStorage: KeyValueStore<string> = {
  get: (key) => localStorage.getItem(PREFIX + key),
  set: (key, value) => localStorage.setItem(PREFIX + key, value),
  remove: (key) => localStorage.removeItem(PREFIX + key),
  keys: () =>
    Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '').flatMap((key) =>
      key.startsWith(PREFIX) ? [key.slice(PREFIX.length)] : [],
    ),
};
