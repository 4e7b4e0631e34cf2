import type { GameBoard } from './types';

/** By the id of the game. Each is fetched when its game is played: a guest need not load the other four. */
export const BOARDS: { readonly [game: string]: () => Promise<GameBoard> } = {
  // The table only ever hands a board the views of its own game.
  dystocratic: () => import('./dystocratic').then(({ dystocratic }) => dystocratic as unknown as GameBoard),
  chile: () => import('./chile').then(({ chile }) => chile as unknown as GameBoard),
  invest: () => import('./invest').then(({ invest }) => invest as unknown as GameBoard),
  podium: () => import('./podium').then(({ podium }) => podium as unknown as GameBoard),
  ryv: () => import('./ryv').then(({ ryv }) => ryv as unknown as GameBoard),
};
