import type { GameBoard } from '@/components/boards/types';
import type { Invest } from '@/rules/invest/types';

import { Actions } from './Actions';
import { Board } from './Board';
import { words } from './words';

export const invest: GameBoard<Invest> = { Board, Actions, words };
