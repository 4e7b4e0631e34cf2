import { dystocratic } from './dystocratic';
import type { GameBoard } from './types';

/** By the id of the game. The table only ever hands a board the views of its own game. */
export const BOARDS: { readonly [game: string]: GameBoard } = {
  dystocratic: dystocratic as unknown as GameBoard,
};
