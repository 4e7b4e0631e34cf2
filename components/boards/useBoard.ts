import { useEffect, useState } from 'react';

import { BOARDS } from '.';
import type { GameBoard } from './types';

const AGAIN_AFTER = 2_000;
const fetched = new Map<string, GameBoard>();

/** The board of a game; `null` until it is here. The line may be gone just then, so it is asked for until it comes. */
export function useBoard(game: string): GameBoard | null {
  // In state, not read from the map at each render: the React Compiler would keep the first answer for ever.
  const [came, setCame] = useState(() => ({ game, board: fetched.get(game) ?? null }));
  useEffect(() => {
    const load = BOARDS[game];
    if (load === undefined) return;
    let isWanted = true;
    let again: ReturnType<typeof setTimeout> | undefined;
    const ask = () =>
      void load().then(
        (board) => {
          fetched.set(game, board);
          if (isWanted) setCame({ game, board });
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
  return came.game === game ? came.board : null;
}
