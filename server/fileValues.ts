import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

import * as z from 'zod/mini';

import { type KeyValueStore, knownValues } from '@/table/log/storage';
import { json } from '@/table/log/storedValues';

const file = json(z.record(z.string(), z.string()));

/** What cannot be read is put aside: the table opens without it, and nothing is written over it. */
function readFile(path: string): { readonly [key: string]: string } {
  if (!existsSync(path)) return {};
  const found = file.read(readFileSync(path, 'utf8'));
  if (found === null) renameSync(path, `${path}.broken`);
  return found ?? {};
}

/** Small values in one file that is always whole: written beside, then put in its place. */
export function fileValues(path: string): KeyValueStore {
  const values = new Map<string, string>(Object.entries(readFile(path)));
  const keep = () => {
    const half = `${path}.half`;
    writeFileSync(half, JSON.stringify(Object.fromEntries(values)));
    const written = openSync(half, 'r');
    fsyncSync(written);
    closeSync(written);
    renameSync(half, path);
  };
  return knownValues({
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value);
      keep();
    },
    remove: (key) => {
      if (values.delete(key)) keep();
    },
    keys: () => [...values.keys()],
  });
}
