import { atom } from 'jotai';

import { deviceValues } from './device';

const KEY = 'tips';

function read(): readonly string[] {
  try {
    return JSON.parse(deviceValues.get(KEY) ?? '[]') as string[];
  } catch {
    return [];
  }
}

const keptAtom = atom<readonly string[]>(read());

/** The rules that were taught on this phone and that nobody wants to be told again. Set one to add it. */
export const seenTipsAtom = atom(
  (get) => get(keptAtom),
  (get, set, id: string) => {
    const next = [...new Set([...get(keptAtom), id])];
    set(keptAtom, next);
    deviceValues.set(KEY, JSON.stringify(next));
  },
);
