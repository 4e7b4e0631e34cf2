import type { GameBoard } from '@/components/boards/types';
import type { Ryv } from '@/rules/ryv/types';

import { Actions } from './Actions';
import { Board } from './Board';
import { words } from './words';

export const ryv: GameBoard<Ryv> = { Board, Actions, words };
