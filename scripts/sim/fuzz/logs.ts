import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { utf8ToBytes } from '@/net/bytes';
import { fileLog } from '@/server/data/fileLog';
import { openTableLog } from '@/table/log/tableLogState';
import { DamagedLog, memoryLog, OtherRules } from '@/table/storage/storage';

import { mutateBytes, mutateValue } from './mutate';
import type { FuzzedGame, Readers } from './types';

export function isPlayed(open: () => unknown): boolean {
  try {
    open();
    return true;
  } catch (error) {
    if (error instanceof DamagedLog || error instanceof OtherRules) return false;
    throw error;
  }
}

/** The host's own log, found damaged. */
export function logReaders({ log: whole, game }: FuzzedGame, folder: string): Readers {
  const games = { [game.id]: game };
  const path = join(folder, 'log');
  // The beginning will do, and is quicker to play.
  const log = whole.slice(0, 40);
  const first = fileLog(path);
  for (const line of log) first.append(line);
  const bytes = utf8ToBytes(first.read().join('\n'));
  first.close();
  return {
    'changed log': (chance) => {
      const lines = [...log];
      const at = chance.int(lines.length);
      lines[at] = JSON.stringify(mutateValue(JSON.parse(lines[at] ?? '{}'), chance)) ?? 'null';
      return isPlayed(() => openTableLog(memoryLog(lines), games).match());
    },
    'shuffled log': (chance) => {
      const lines = [...log];
      const [from, to] = [chance.int(lines.length), chance.int(lines.length)];
      lines.splice(to, 0, ...lines.splice(from, 1 + chance.int(3)));
      return isPlayed(() => openTableLog(memoryLog(lines), games).match());
    },
    'broken file': (chance) => {
      writeFileSync(path, mutateBytes(bytes, chance));
      return isPlayed(() => fileLog(path).close());
    },
  };
}
