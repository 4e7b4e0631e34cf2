import type { GameBoard } from '@/components/boards/types';
import type { Chile } from '@/rules/chile/types';

import { Actions } from './Actions';
import { Board } from './Board';
import { Debrief } from './debrief/Debrief';
import { looks } from './looks';
import { type Selection, selection } from './selection';
import { words } from './text/words';

export const chile: GameBoard<Chile, Selection> = { Board, Actions, Debrief, selection, looks, words };
