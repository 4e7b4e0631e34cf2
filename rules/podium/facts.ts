import type { Options } from './types';

export const SEATS = { min: 2, max: 5 } as const;

export const OPTIONS = {
  difficulty: { values: ['easy', 'medium', 'hard', 'custom'], byDefault: 'easy' },
  goal: {
    values: [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25],
    byDefault: 12,
    onlyWith: { difficulty: 'custom' },
  },
  policies: { values: ['random', 'choose'], byDefault: 'random' },
} as const satisfies {
  [K in keyof Options]: {
    values: readonly [Options[K], ...Options[K][]];
    byDefault: Options[K];
    onlyWith?: Partial<Options>;
  };
};

/** What the shelf and the lobby need to know before anyone loads the rules. */
export const facts = { id: 'podium', rulesVersion: 3, seats: SEATS, options: OPTIONS, minutes: 90 } as const;
