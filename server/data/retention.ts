import { join } from 'node:path';

import { type Disk, nodeDisk, PRIVATE_FILE, tableOfFile } from './disk';
import { lockFolder } from './hostLock';
import { sessionName } from './sessionName';

/** A finished game is named votes on somebody's laptop. It goes after this time, unless somebody wants it. */
export const KEPT_DAYS = 30;
const DAY_MS = 24 * 60 * 60 * 1000;

const keepFile = (folder: string, id: string) => join(folder, `${id}.keep`);

/** Whether a finished table that was last written to at `at` has had its time. */
export const isDue = (folder: string, id: string, at: number, now: number, disk: Disk): boolean =>
  now - at > KEPT_DAYS * DAY_MS && !disk.existsSync(keepFile(folder, id));

/** Everything this machine has of a table: its log, the secrets of its bots, what was put aside. */
export function removeTable(folder: string, id: string, disk: Disk = nodeDisk): void {
  for (const name of disk.readdirSync(folder)) if (tableOfFile(name) === id) disk.rmSync(join(folder, name));
}

const tablesIn = (folder: string, disk: Disk): readonly string[] => [
  ...new Set(disk.readdirSync(folder).flatMap((name) => tableOfFile(name) ?? [])),
];

type Which = { readonly folder: string; readonly id: string };

/** Does it with the named table, or with `all`; says which these were. Throws `FolderInUse` while a host has them open. */
function withTables({ folder, id }: Which, act: (id: string) => void, disk: Disk): readonly string[] {
  if (!disk.existsSync(folder)) return [];
  const lock = lockFolder(folder, disk);
  try {
    const found = tablesIn(folder, disk).filter((one) => id === 'all' || id === one);
    found.forEach(act);
    return found;
  } finally {
    lock.release();
  }
}

export const forgetTables = (which: Which, disk: Disk = nodeDisk): readonly string[] => {
  const gone = withTables(which, (id) => removeTable(which.folder, id, disk), disk);
  // The name of an evening tells who was there, too.
  if (which.id === 'all' && disk.existsSync(which.folder)) sessionName(which.folder, disk).set('');
  return gone;
};

/** From now on it is not removed by itself. */
export const keepTables = (which: Which, disk: Disk = nodeDisk): readonly string[] =>
  withTables(which, (id) => disk.writeFileSync(keepFile(which.folder, id), '', { mode: PRIVATE_FILE }), disk);
