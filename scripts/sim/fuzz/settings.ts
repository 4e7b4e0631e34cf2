import { DEFAULTS, SCHEMA } from '@/state/store/schema';

import { garbage, mutateText, mutateValue } from './mutate';
import type { Readers } from './types';

const SETTINGS = {
  ...DEFAULTS,
  language: 'fr',
  reducedMotion: true,
  textSize: 1.5,
  theme: 'dark',
  name: 'Amina',
};

/** What an older version, another app or a dying disk left in the phone's own store. */
export function settingsReaders(): Readers {
  const isKept = (text: string): boolean => {
    const read = SCHEMA.settings.read(text) ?? DEFAULTS;
    for (const [name, value] of Object.entries(DEFAULTS)) {
      const is = read[name as keyof typeof read];
      if (is !== null && value !== null && typeof is !== typeof value)
        throw new Error(`${name} is ${JSON.stringify(is)}`);
    }
    if (Object.keys(read).length !== Object.keys(DEFAULTS).length) throw new Error('settings nobody knows');
    return JSON.stringify(read) === JSON.stringify(SETTINGS);
  };
  return {
    'changed settings': (chance) => isKept(JSON.stringify(mutateValue(SETTINGS, chance)) ?? 'null'),
    'broken settings': (chance) => isKept(mutateText(JSON.stringify(SETTINGS), chance)),
    'garbage as settings': (chance) => isKept(garbage(chance, 100)),
  };
}
