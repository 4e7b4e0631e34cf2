import { createResources } from '@/i18n/resources';

import { BOARDS } from './boards';
import { tellLooks } from './looks';
import type { GameBoard, GameStage } from './types';

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

const stages = createResources<GameStage | null>((game) => BOARDS[game]?.stage?.() ?? Promise.resolve(null));

/** How a game is shown to a room, once that is here; `null` where a game has no stage of its own. */
export const useStage = (game: string): GameStage | null => stages.useResource(game);
