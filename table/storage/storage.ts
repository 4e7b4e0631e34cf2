import { isStoredKey, keyFor, readKey, type StoredKey } from './storedKeys';

/**
 * Where a table's log is kept: lines that are never changed, only added. `append` returns when the line would
 * survive a power cut (as far as the platform can promise it), and throws when it could not be kept.
 */
export type LogStore = {
  read(): readonly string[];
  append(line: string): void;
};

/** Small private values of one phone: its seat keys, its slips. Only what `StoredKey` knows can be kept there. */
export type KeyValueStore<K extends string = StoredKey> = {
  get(key: K): string | null;
  set(key: K, value: string): void;
  remove(key: K): void;
  keys(): readonly K[];
};

/** Why a table cannot be opened or kept. Each wants something else done about it. */
export type Trouble = 'damaged' | 'newer' | 'read-only' | 'full' | 'changed' | 'other';

/** Thrown by `read`: something in the middle of the log is not what was written. The file is left as it is. */
export class DamagedLog extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`line ${line} of the saved game is damaged`);
    this.line = line;
  }
}

/** The log is whole, but a later Palaver has written something into it that this one does not know. */
export class NewerLog extends DamagedLog {}

/**
 * The log is whole, but its match was played by other rules than this Palaver has: played again by these, it could
 * become another game without anybody noticing. The log is left as it is.
 */
export class OtherRules extends Error {
  readonly game: string;
  readonly needs: number;
  /** `null`: this Palaver does not have the game at all. */
  readonly has: number | null;
  /** The version of the app that began the match; `null` in logs from before it was written down. */
  readonly app: string | null;
  constructor(of: { game: string; needs: number; has: number | null; app: string | null }) {
    super(`needs Palaver with rules ${of.needs} of ${of.game}; this one has ${of.has ?? 'none'}`);
    this.game = of.game;
    this.needs = of.needs;
    this.has = of.has;
    this.app = of.app;
  }
}

export function memoryLog(lines: readonly string[] = []): LogStore {
  const kept = [...lines];
  return { read: () => [...kept], append: (line) => void kept.push(line) };
}

export function memoryValues<K extends string = StoredKey>(
  found: Iterable<[K, string]> = [],
): KeyValueStore<K> {
  const values = new Map<K, string>(found);
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

/** What this app can read of a store that others may have written to. The rest stays there, unseen. */
export const knownValues = (values: KeyValueStore<string>): KeyValueStore => ({
  ...values,
  keys: () => values.keys().filter(isStoredKey),
});

/** A log over a key-value store that writes whole values at once, such as a browser's localStorage. */
export function logOver(values: KeyValueStore, table: string): LogStore {
  const at = (line: number) => keyFor.line(table, line);
  let next = 0;
  while (values.get(at(next)) !== null) next += 1;
  return {
    read: () => Array.from({ length: next }, (_, line) => values.get(at(line)) ?? ''),
    append: (line) => {
      values.set(at(next), line);
      next += 1;
    },
  };
}

export const removeLog = (values: KeyValueStore, table: string): void => {
  for (const key of values.keys()) {
    const of = readKey(key);
    if (of?.kind === 'table' && of.table === table) values.remove(key);
  }
};
