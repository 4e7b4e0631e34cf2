/**
 * Where a table's log is kept: lines that are never changed, only added. `append` returns when the line would
 * survive a power cut (as far as the platform can promise it), and throws when it could not be kept.
 */
export type LogStore = {
  read(): readonly string[];
  append(line: string): void;
};

/** Small private values of one phone: its seat keys, its slips. */
export type KeyValueStore = {
  get(key: string): string | null;
  set(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
};

/** Thrown by `read`: something in the middle of the log is not what was written. The file is left as it is. */
export class DamagedLog extends Error {
  readonly line: number;
  constructor(line: number) {
    super(`line ${line} of the saved game is damaged`);
    this.line = line;
  }
}

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

export function memoryValues(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
    keys: () => [...values.keys()],
  };
}

/** A log over a key-value store that writes whole values at once, such as a browser's localStorage. */
export function logOver(values: KeyValueStore, name: string): LogStore {
  const at = (line: number) => `${name}/${String(line).padStart(6, '0')}`;
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

export const removeLog = (values: KeyValueStore, name: string): void => {
  for (const key of values.keys()) if (key.startsWith(`${name}/`)) values.remove(key);
};
