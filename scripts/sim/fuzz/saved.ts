import { openTableLog } from '@/table/log/tableLogState';
import { playAgain } from '@/table/audit/audit';
import { gameFileOf, readGameFile } from '@/table/log/files/gameFile';
import { memoryLog } from '@/table/storage/storage';
import { sealTable, unsealTable } from '@/table/log/files/tableFile';

import { type Chance, keyPair } from '@/scripts/sim/faults/world/chance';
import { isPlayed } from './logs';
import { mutateText, mutateValue } from './mutate';
import type { FuzzedGame, Readers } from './types';

const CODE = 'abcdefghjkmn';
/** A table file's key is made to be slow to try. */
const SLOW = 40;

/** A finished game to be checked, and a whole table to be opened: files that somebody else has made. */
export function savedReaders({ game, log }: FuzzedGame): Readers {
  const result = game.result(
    openTableLog(memoryLog(log), { [game.id]: game }).match()?.state ?? ({} as never),
  );
  const file = gameFileOf(log, result);
  if (file?.result === undefined || file.result === null) throw new Error('a game to its end is needed');
  const text = JSON.stringify(file);
  const table = {
    tableId: 'table',
    game: game.id,
    log: log.slice(0, 60),
    secretKeys: [keyPair(1).secretKey],
    values: { 'bot/0011': 'secret' },
  };
  const bytes = (chance: Chance) => (count: number) => chance.bytes(count);

  function isFair(saved: string): boolean {
    const read = readGameFile(saved);
    if ('problem' in read) return false;
    const playing = playAgain(game, read.file, () => null);
    for (;;) {
      const step = playing.next();
      if (step.done === true) return step.value === null;
    }
  }

  function isOpened(sealed: string): boolean {
    const read = unsealTable(sealed, CODE);
    if ('problem' in read) return false;
    return isPlayed(() => openTableLog(memoryLog(read.table.log), { [game.id]: game }).match());
  }

  const sealed = sealTable(table, CODE, bytes({ bytes: (count: number) => new Uint8Array(count) } as Chance));
  return {
    'changed game file': { read: (chance) => isFair(JSON.stringify(mutateValue(file, chance))), slow: 4 },
    'broken game file': { read: (chance) => isFair(mutateText(text, chance)), slow: 4 },
    'changed table file': {
      read: (chance) => isOpened(JSON.stringify(mutateValue(JSON.parse(sealed), chance))),
      slow: SLOW,
    },
    'broken table file': { read: (chance) => isOpened(mutateText(sealed, chance)), slow: SLOW },
    // Sealed with the right code: by whoever made the table.
    'table file with changed contents': {
      read: (chance) => isOpened(sealTable(mutateValue(table, chance) as typeof table, CODE, bytes(chance))),
      slow: SLOW,
    },
  };
}
