import * as fs from 'node:fs';

/** What the data folder asks of the disk. A test passes one that is full, or cannot be written to. */
export type Disk = typeof fs;
export const nodeDisk: Disk = fs;

/** Tables hold keys and votes with names: nobody but their owner reads them. */
export const PRIVATE_FILE = 0o600;
const PRIVATE_FOLDER = 0o700;

/** Everything that the host writes there. */
const OURS =
  /^(?:host\.lock(?:\.next)*|screen\.key|session\.name|([\w-]{1,64})\.(?:table|table\.new|table\.before|bots|bots\.half|bots\.broken|keep))$/;

/** Which table a file of the data folder belongs to; `null` for those of the host, and for what is not ours. */
export const tableOfFile = (name: string): string | null => OURS.exec(name)?.[1] ?? null;

/**
 * Makes the folder, and closes one that an older Palaver left open to others. A folder that holds other things is
 * somebody else's business: whoever says `--data /tmp` must not lose `/tmp`.
 */
export function openFolder(folder: string, disk: Disk): void {
  disk.mkdirSync(folder, { recursive: true, mode: PRIVATE_FOLDER });
  const found = disk.readdirSync(folder);
  if (found.length > 0 && found.every((name) => OURS.test(name))) tryChange(disk, folder, PRIVATE_FOLDER);
}

/** Where the disk knows no owners, such as on a memory stick, nothing can be closed. */
export function tryChange(disk: Disk, path: string, mode: number): void {
  try {
    if ((disk.statSync(path).mode & 0o777) !== mode) disk.chmodSync(path, mode);
  } catch {
    // Somebody else's file: they decide.
  }
}
