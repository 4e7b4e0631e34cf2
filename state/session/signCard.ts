import { atom } from 'jotai';

/** The table whose sign has been shown on this phone and put away, whatever its players said of it. */
export const signCardClosedAtom = atom<string | null>(null);
