import * as z from 'zod/mini';

import { type KeyValueStore, knownValues } from '@/table/storage/storage';
import { json } from '@/table/storage/storedValues';

import { type Disk, nodeDisk, PRIVATE_FILE, tryChange } from './disk';

const file = json(z.record(z.string(), z.string()));

/** What cannot be read is put aside: the table opens without it, and nothing is written over it. */
function readFile(path: string, disk: Disk): { readonly [key: string]: string } {
  if (!disk.existsSync(path)) return {};
  tryChange(disk, path, PRIVATE_FILE);
  const found = file.read(disk.readFileSync(path, 'utf8'));
  if (found === null) disk.renameSync(path, `${path}.broken`);
  return found ?? {};
}

/** Small values in one file that is always whole: written beside, then put in its place. */
export function fileValues(path: string, disk: Disk = nodeDisk): KeyValueStore {
  const values = new Map<string, string>(Object.entries(readFile(path, disk)));
  const keep = () => {
    const half = `${path}.half`;
    disk.writeFileSync(half, JSON.stringify(Object.fromEntries(values)), { mode: PRIVATE_FILE, flush: true });
    disk.renameSync(half, path);
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
