import type { TableState } from './records';
import type { KeyValueStore } from './storage';

/** A store that tells of every change, so that what bots keep to themselves can be kept by the phones too, sealed. */
export type WatchedValues = KeyValueStore & {
  watch(listener: (name: string, value: string | null) => void): void;
};

export function watchedValues(values: KeyValueStore): WatchedValues {
  const listeners: ((name: string, value: string | null) => void)[] = [];
  const tell = (name: string, value: string | null) => listeners.forEach((listener) => listener(name, value));
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

/** What a phone keeps for its seat: its votes, and its part in the shuffle. */
const OWN = ['slips', 'shuffle'];

/** The keys of the bots at this table, and what they keep for their seats. */
export function botSecrets(
  values: KeyValueStore,
  { seats }: TableState,
): readonly (readonly [name: string, value: string])[] {
  const bots = seats.flatMap(({ kind, key }) => (kind === 'bot' && key !== null ? [key] : []));
  const isTheirs = (name: string) =>
    bots.some(
      (key) => name === `bot/${key}` || OWN.some((kind) => name.startsWith(`${kind}/${key.slice(0, 16)}/`)),
    );
  return values.keys().flatMap((name) => (isTheirs(name) ? [[name, values.get(name) ?? ''] as const] : []));
}
