import type { GameBoard } from '@/components/boards/types';
import type { Dystocratic } from '@/rules/dystocratic/types';

import { Actions } from './Actions';
import { Board } from './Board';
import { Debrief } from './debrief/Debrief';
import { looks } from './looks';
import { type Selection, selection } from './selection';
import { words } from './text/words';

export const dystocratic: GameBoard<Dystocratic, Selection> = {
  Board,
  Actions,
  seats: 'board',
  Debrief,
  selection,
  looks,
  words,
};
