import { atom } from 'jotai';

import { keyFor } from '@/table/storage/storedKeys';

import { readStored, writeStored } from './values';

const KEY = keyFor.tips();

const keptAtom = atom<readonly string[]>(readStored('tips', KEY) ?? []);

/** The rules that were taught on this phone and that nobody wants to be told again. Set one to add it. */
export const seenTipsAtom = atom(
  (get) => get(keptAtom),
  (get, set, id: string) => {
    const next = [...new Set([...get(keptAtom), id])];
    set(keptAtom, next);
    writeStored('tips', KEY, next);
  },
);
