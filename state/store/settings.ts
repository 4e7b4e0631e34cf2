import { atom } from 'jotai';

import { keyFor } from '@/table/storage/storedKeys';

import { onOtherTab } from './deviceStorage';
import { DEFAULTS, type Settings } from './schema';
import { readStored, writeStored } from './values';

export { DEFAULTS, type Settings } from './schema';

const KEY = keyFor.settings();
const readSettings = (): Settings => readStored('settings', KEY) ?? DEFAULTS;

const keptAtom = atom<Settings>(readSettings());
/** A player who scanned the code twice has two tabs; both follow the same settings. */
keptAtom.onMount = (set) => onOtherTab((key) => key === KEY && set(readSettings()));

export const settingsAtom = atom(
  (get) => get(keptAtom),
  (get, set, change: Partial<Settings>) => {
    const next = { ...get(keptAtom), ...change };
    set(keptAtom, next);
    writeStored('settings', KEY, next);
  },
);

/** Whether anybody has set anything on this phone. */
export const hasSettings = (): boolean => readStored('settings', KEY) !== null;
