import { atom } from 'jotai';

/** The table at which this phone waits for a game to begin: the first board after that brings the card with the sign. */
export const signCardDueAtom = atom<string | null>(null);

/** The sign that was shown on this phone and put away, whatever its players said of it. */
export const signPutAwayAtom = atom<string | null>(null);
