import * as z from 'zod/mini';

import { openFile } from '@/state/designs/file';
import type { Opened, Problem } from '@/state/designs/checkDesign';
import { type GameFile, readGameFile } from '@/table/log/files/gameFile';
import { json } from '@/table/storage/storedValues';
import { readSealedTable } from '@/table/log/files/sealedTable';
import { FILES } from '@/table/wire/limits';

/** Stands for a file that is too long to be read at all. */
export const TOO_BIG = Symbol('too big');

type Kind = 'table' | 'game' | 'design';

/** `not-palaver`: no file of this app. `faulty`: a design that the game cannot be played with. */
export type FileProblem = 'too-big' | 'not-palaver' | 'other-version' | 'damaged' | 'faulty';

/** What is in a file: a table to play on, which opens with a code; a game that was played; a design; or what is wrong. */
export type PalaverFile =
  | { readonly kind: 'table'; readonly text: string }
  | { readonly kind: 'game'; readonly game: GameFile }
  | { readonly kind: 'design'; readonly design: Extract<Opened, { design: unknown }>['design'] }
  | {
      readonly kind: Kind | null;
      readonly problem: FileProblem;
      readonly faults?: Extract<Opened, { problem: unknown }>['faults'];
    };

const marked = json(z.looseObject({ palaver: z.enum(['table', 'game', 'design']) }));

const problemOf = (problem: Problem): FileProblem => (problem === 'not-a-design' ? 'damaged' : problem);

/** The one reader of all files that this app has ever saved. Never throws: people open all kinds of files. */
export function openPalaverFile(text: string | typeof TOO_BIG): PalaverFile {
  if (text === TOO_BIG || text.length > FILES.tableChars) return { kind: null, problem: 'too-big' };
  const kind = marked.read(text)?.palaver;
  switch (kind) {
    case undefined:
      return { kind: null, problem: 'not-palaver' };
    case 'table': {
      const { problem } = readSealedTable(text);
      if (problem === null) return { kind, text };
      return { kind, problem: problem === 'not-a-table' ? 'damaged' : problem };
    }
    case 'game': {
      const read = readGameFile(text);
      if ('file' in read) return { kind, game: read.file };
      const { problem } = read;
      return { kind, problem: problem === 'too-big' || problem === 'other-version' ? problem : 'damaged' };
    }
    case 'design': {
      const opened = openFile(text);
      if ('design' in opened) return { kind, design: opened.design };
      const { problem, faults } = opened;
      return { kind, problem: problemOf(problem), ...(faults && { faults }) };
    }
  }
}
