import { movesWith } from './belongings';
import type { TableState } from '@/table/log/records';
import type { KeyValueStore } from './storage';
import type { StoredKey } from './storedKeys';

/** A store that reports every change, so that the phones can keep sealed copies of the bots' secrets. */
export type WatchedValues = KeyValueStore & {
  watch(listener: (name: StoredKey, value: string | null) => void): void;
};

export function watchedValues(values: KeyValueStore): WatchedValues {
  const listeners: ((name: StoredKey, value: string | null) => void)[] = [];
  const tell = (name: StoredKey, value: string | null) =>
    listeners.forEach((listener) => listener(name, value));
  return {
    ...values,
    set: (name, value) => {
      values.set(name, value);
      tell(name, value);
    },
    remove: (name) => {
      if (values.get(name) === null) return;
      values.remove(name);
      tell(name, null);
    },
    watch: (listener) => void listeners.push(listener),
  };
}

/** The keys of the bots at this table, and what they keep for their seats. */
export function botSecrets(
  values: KeyValueStore,
  { id, seats }: TableState,
): readonly (readonly [name: StoredKey, value: string])[] {
  const bots = seats.flatMap(({ kind, key }) => (kind === 'bot' && key !== null ? [key] : []));
  const isTheirs = movesWith(id, bots);
  return values.keys().flatMap((name) => (isTheirs(name) ? [[name, values.get(name) ?? ''] as const] : []));
}
