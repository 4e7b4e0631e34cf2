import type { GameBoard } from './types';

/** By the id of the game. Each is fetched when its game is played: a guest need not load the other four. */
export const BOARDS: { readonly [game: string]: () => Promise<GameBoard> } = {
  // The table only ever hands a board the views of its own game.
  dystocratic: () => import('./dystocratic').then(({ dystocratic }) => dystocratic as unknown as GameBoard),
};
