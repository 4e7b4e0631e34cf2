import type { GameBoard } from '@/components/boards/types';
import type { Podium } from '@/rules/podium/types';

import { Actions } from './Actions';
import { Board } from './Board';
import { Strip } from './policies/Strip';
import { Debrief } from './debrief/Debrief';
import { looks } from './looks';
import { type Selection, selection } from './selection';
import { words } from './text/words';

export const podium: GameBoard<Podium, Selection> = {
  Board,
  Actions,
  Debrief,
  seats: Strip,
  selection,
  looks,
  words,
};
