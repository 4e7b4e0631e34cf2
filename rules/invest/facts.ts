import type { Options } from './types';

const OPTIONS = {
  unknowns: { values: ['standard', 'strict'], byDefault: 'standard' },
  rounds: { values: [3, 2], byDefault: 3 },
  names: { values: [''], byDefault: '', written: 600 },
} as const satisfies {
  [K in keyof Options]: {
    values: readonly [Options[K], ...Options[K][]];
    byDefault: Options[K];
    written?: number;
  };
};

/** What the shelf and the lobby show of the game, without loading its rules. */
export const facts = {
  id: 'invest',
  rulesVersion: 4,
  seats: { min: 3, max: 5 },
  options: OPTIONS,
  minutes: 60,
} as const;
