import { atom } from 'jotai';

import { deviceValues, onOtherTab } from './device';

export type Settings = {
  /** `null`: the phone's own. */
  readonly language: string | null;
  readonly sound: boolean;
  readonly haptics: boolean;
  /** `null`: as the phone says. */
  readonly reducedMotion: boolean | null;
  readonly textSize: 1 | 1.25 | 1.5 | 2;
  readonly theme: 'light' | 'dark' | null;
  /** The name this phone's player used last. */
  readonly name: string;
  /** Has been asked for language and name, or would not say. */
  readonly welcomed: boolean;
};

export const DEFAULTS: Settings = {
  language: null,
  sound: true,
  haptics: true,
  reducedMotion: null,
  textSize: 1,
  theme: null,
  name: '',
  welcomed: false,
};

function readSettings(): Settings {
  try {
    return { ...DEFAULTS, ...(JSON.parse(deviceValues.get('settings') ?? '{}') as Partial<Settings>) };
  } catch {
    return DEFAULTS;
  }
}

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
