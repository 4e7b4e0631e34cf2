import type { GameBoard } from '@/components/boards/types';
import type { Podium } from '@/rules/podium/types';

import { Actions } from './Actions';
import { Board } from './Board';
import { words } from './words';

export const podium: GameBoard<Podium> = { Board, Actions, words };
