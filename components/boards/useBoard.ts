import { createResources } from '@/i18n/resources';

import { BOARDS } from './boards';
import { tellLooks } from './looks';
import type { GameBoard } from './types';

const boards = createResources<GameBoard>((game) => {
  const manifest = BOARDS[game];
  if (manifest === undefined) return Promise.reject(new Error(`no board for ${game}`));
  return manifest.board().then((board) => {
    tellLooks(game, board.looks);
    return board;
  });
});

/** The board of a game, once it is here. */
export const useBoard = (game: string): GameBoard => boards.useResource(game);
