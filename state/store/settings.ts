import { atom } from 'jotai';

import { deviceValues, onOtherTab } from './device';
import { type Settings, settingsFrom } from './settingsFrom';

export { DEFAULTS, type Settings } from './settingsFrom';

const readSettings = (): Settings => settingsFrom(deviceValues.get('settings'));

const keptAtom = atom<Settings>(readSettings());
/** Whoever scanned the code twice has two tabs of one phone; they look and speak alike. */
keptAtom.onMount = (set) => onOtherTab((key) => key === 'settings' && set(readSettings()));

export const settingsAtom = atom(
  (get) => get(keptAtom),
  (get, set, change: Partial<Settings>) => {
    const next = { ...get(keptAtom), ...change };
    set(keptAtom, next);
    deviceValues.set('settings', JSON.stringify(next));
  },
);
