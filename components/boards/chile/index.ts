import type { GameBoard } from '@/components/boards/types';
import type { Chile } from '@/rules/chile/types';

import { Actions } from './Actions';
import { Board } from './Board';
import { words } from './words';

export const chile: GameBoard<Chile> = { Board, Actions, words };
