import * as boards from '.';
import type { BoardManifest } from './manifest';

/** By the id of the game. The table only ever hands a board the views of its own game. */
export const BOARDS: { readonly [game: string]: BoardManifest } = Object.fromEntries(
  (Object.values(boards) as unknown as BoardManifest[]).map((board) => [board.id, board]),
);
