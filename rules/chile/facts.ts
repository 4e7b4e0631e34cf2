import type { Options } from './types';

const OPTIONS = {
  sides: { values: ['random', 'si', 'no'], byDefault: 'random' },
  first: { values: ['random', 'si', 'no'], byDefault: 'random' },
  issues: { values: ['chosen', 'dealt'], byDefault: 'chosen' },
  days: { values: [10, 7, 5], byDefault: 10 },
} as const satisfies {
  [K in keyof Options]: { values: readonly [Options[K], ...Options[K][]]; byDefault: Options[K] };
};

/** What the shelf and the lobby need, without the rules. */
export const facts = {
  id: 'chile',
  rulesVersion: 3,
  seats: { min: 2, max: 2 },
  options: OPTIONS,
  minutes: 45,
} as const;
