import type { Trouble } from '@/table/storage/storage';

import { COMMAND } from './command';
import { FolderInUse } from './data/hostLock';
import { detailOf, type TroubledTable, troubleOf } from './data/trouble';

const FROM_THE_PHONES = [
  '  The phones of its players keep this game too: together they bring it back to this computer,',
  `  or to another one (${COMMAND} --recover).`,
];

/** Why a table stays closed, and what can be done about it. */
export function troubledText({ id, file, trouble, detail }: TroubledTable): readonly string[] {
  const asItIs = `  It is left as it is: ${file}`;
  const closed: { readonly [kind in Trouble]: readonly string[] } = {
    damaged: [`Table ${id} cannot be opened: its file is damaged (${detail}).`, asItIs, ...FROM_THE_PHONES],
    newer: [
      `Table ${id} was played with a newer Palaver than this one, which cannot read it.`,
      `${asItIs}`,
      '  Update Palaver on this computer, then start again. Nothing is lost.',
    ],
    'read-only': [
      `Table ${id} cannot be opened: this computer does not let Palaver write to its file.`,
      `  ${file}`,
      '  Its game is whole. Allow writing to the file, or copy it to a folder of your own and start with --data.',
      ...FROM_THE_PHONES,
    ],
    full: [
      `Table ${id} cannot be opened: the disk is full.`,
      `  Its game is whole: ${file}`,
      '  Make room on the disk, then start again.',
    ],
    changed: [`Table ${id} cannot be opened: ${detail}.`, asItIs, ...FROM_THE_PHONES],
    other: [`Table ${id} cannot be opened: ${detail}`, asItIs, ...FROM_THE_PHONES],
  };
  return closed[trouble];
}

/** Why nothing can be kept in the folder, and what can be done about it. */
export function folderText(folder: string, error: unknown): readonly string[] {
  if (error instanceof FolderInUse)
    return [
      `Palaver is already running on this computer with these tables (process ${error.pid}; ${folder}).`,
      'Only one can look after them at a time. Go on in the window where it runs, or stop it there with Ctrl-C and',
      'start again here.',
    ];
  const trouble = troubleOf(error);
  if (trouble === 'read-only')
    return [
      `Palaver cannot keep a game here: this computer does not let it write to ${folder}.`,
      'Games that are there already are whole. Allow writing to the folder, or choose another one with --data DIR.',
      `A game that was under way can also be brought back from the phones: ${COMMAND} --data DIR --recover`,
    ];
  if (trouble === 'full')
    return [
      `Palaver cannot keep a game: the disk is full (${folder}).`,
      'Games that are there already are whole. Make room on the disk, then start again, or choose a folder on',
      'another disk with --data DIR.',
    ];
  return [`Palaver cannot use ${folder}: ${detailOf(error)}`];
}

/** What somebody at the terminal is told when a line could not be written in the middle of a game. */
export function unsavedText(error: unknown): readonly string[] {
  const trouble = troubleOf(error);
  if (trouble === 'changed')
    return [
      `Palaver stops: ${detailOf(error)}.`,
      'It writes nothing more there, so that the game is not ruined. Everything the players were told is in the file',
      'as this host left it, and on their phones. Close the other program, then start again.',
    ];
  if (trouble === 'full')
    return [
      'The disk is full: no move can be kept until there is room. Nothing is lost; make room and go on.',
    ];
  if (trouble === 'read-only')
    return ['The disk cannot be written to any more: no move can be kept. What was played so far is kept.'];
  return [`A move could not be kept: ${detailOf(error)}`];
}
