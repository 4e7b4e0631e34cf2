import { join } from 'node:path';

import { plainWords } from '@/rules/engine';

import { type Disk, nodeDisk, PRIVATE_FILE } from './disk';

const NAME_LETTERS = 40;

/** What whoever leads calls the evening; it may be the name of a school. Kept, so that a host that starts again has it. */
export function sessionName(folder: string, disk: Disk = nodeDisk) {
  const path = join(folder, 'session.name');
  return {
    now: (): string =>
      disk.existsSync(path) ? (plainWords(disk.readFileSync(path, 'utf8'), NAME_LETTERS) ?? '') : '',
    /** Nothing takes the name away. `false`: this is no name. */
    set(name: string): boolean {
      const words = plainWords(name, NAME_LETTERS);
      if (words === null) return false;
      if (words === '') disk.rmSync(path, { force: true });
      else disk.writeFileSync(path, words, { mode: PRIVATE_FILE, flush: true });
      return true;
    },
  };
}

export type SessionName = ReturnType<typeof sessionName>;
