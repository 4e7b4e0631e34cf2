import { createResources } from '@/i18n/resources';

import { BOARDS } from './boards';
import type { GameBoard } from './types';

const boards = createResources<GameBoard>((game) => {
  const manifest = BOARDS[game];
  return manifest === undefined ? Promise.reject(new Error(`no board for ${game}`)) : manifest.board();
});

/** The board of a game, once it is here. */
export const useBoard = (game: string): GameBoard => boards.useResource(game);
