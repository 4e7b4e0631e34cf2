import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

import type { KeyValueStore } from '@/table/log/storage';

/** Small values in one file that is always whole: written beside, then put in its place. */
export function fileValues(path: string): KeyValueStore {
  const values = new Map<string, string>(
    existsSync(path) ? Object.entries(JSON.parse(readFileSync(path, 'utf8')) as Record<string, string>) : [],
  );
  const keep = () => {
    const half = `${path}.half`;
    writeFileSync(half, JSON.stringify(Object.fromEntries(values)));
    const file = openSync(half, 'r');
    fsyncSync(file);
    closeSync(file);
    renameSync(half, path);
  };
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value);
      keep();
    },
    remove: (key) => {
      if (values.delete(key)) keep();
    },
    keys: () => [...values.keys()],
  };
}
