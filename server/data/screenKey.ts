import { createHash, randomBytes, timingSafeEqual } from 'node:crypto';
import { join } from 'node:path';

import { type Disk, nodeDisk, PRIVATE_FILE, tryChange } from './disk';

const KEY = /^[0-9a-f]{32}$/;

/**
 * What the shared screen shows the host before it is told the tables' secrets: any program and any user of a computer
 * comes from the same address. It is the same after a restart, so that an open screen goes on.
 */
export function screenKey(folder: string, disk: Disk = nodeDisk): string {
  const path = join(folder, 'screen.key');
  const found = disk.existsSync(path) ? disk.readFileSync(path, 'utf8') : '';
  tryChange(disk, path, PRIVATE_FILE);
  if (KEY.test(found)) return found;
  const made = randomBytes(16).toString('hex');
  disk.writeFileSync(path, made, { mode: PRIVATE_FILE, flush: true });
  return made;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Takes as long however much of it is right. */
export const isKey = (shown: string | undefined, key: string): boolean =>
  timingSafeEqual(digest(shown ?? ''), digest(key));
