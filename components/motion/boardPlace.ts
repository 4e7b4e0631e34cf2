import { createContext, useContext } from 'react';

export type BoardPlace = { readonly width: number; readonly height: number };

/** How large a board's own place on this screen is. `null` where it has none: on a shared screen, in the gallery. */
export const BoardPlaceContext = createContext<BoardPlace | null>(null);

/** Told by whatever fills a board's place: while it does, no hint lies over it. */
export const FillsBoardContext = createContext<((fills: boolean) => void) | null>(null);

export const useBoardPlace = (): BoardPlace | null => useContext(BoardPlaceContext);
