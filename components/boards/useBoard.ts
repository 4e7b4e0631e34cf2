import { fetched } from '@/i18n/fetched';

import { BOARDS } from '.';
import type { GameBoard } from './types';

const boards = fetched<GameBoard>((game) => {
  const fetch = BOARDS[game];
  return fetch === undefined ? Promise.reject(new Error(`no board for ${game}`)) : fetch();
});

/** The board of a game, once it is here. */
export const useBoard = (game: string): GameBoard => boards.useIt(game);
