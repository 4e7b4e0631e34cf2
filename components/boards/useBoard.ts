import { useEffect, useState } from 'react';

import { BOARDS } from '.';
import type { GameBoard } from './types';

const AGAIN_AFTER = 2_000;
const fetched = new Map<string, GameBoard>();

/** The board of a game; `null` until it is here. The line may be gone just then, so it is asked for until it comes. */
export function useBoard(game: string): GameBoard | null {
  const [, setCame] = useState(0);
  useEffect(() => {
    const load = BOARDS[game];
    if (load === undefined || fetched.has(game)) return;
    let isWanted = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const ask = () =>
      void load().then(
        (board) => {
          fetched.set(game, board);
          if (isWanted) setCame((count) => count + 1);
        },
        () => {
          if (isWanted) again = setTimeout(ask, AGAIN_AFTER);
        },
      );
    ask();
    return () => {
      isWanted = false;
      clearTimeout(again);
    };
  }, [game]);
  return fetched.get(game) ?? null;
}
