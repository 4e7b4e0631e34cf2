import type { Options } from './types';

/** What a table can choose. Light on purpose: the shelf shows it before the game is loaded. */
const OPTIONS = {
  mode: { values: ['first-play', 'full'], byDefault: 'first-play' },
  scenario: {
    values: [
      'random',
      'connect-communities',
      'post-conflict',
      'integrating-technology',
      'election-year',
      'rising-waters',
      'big-port',
    ],
    byDefault: 'random',
    onlyWith: { mode: 'full' },
  },
  climate: {
    values: [
      'random',
      'emerging-democracy',
      'open-republic',
      'managed-growth',
      'fragile-peace',
      'state-of-emergency',
    ],
    byDefault: 'random',
    onlyWith: { mode: 'full' },
  },
  roles: { values: ['random', 'in-order'], byDefault: 'random', isFine: true },
  firstPlayer: { values: ['random', '0', '1', '2', '3', '4'], byDefault: 'random', isFine: true },
  socialDice: { values: [3, 1], byDefault: 3, isFine: true },
  crackdown: {
    values: ['everywhere', 'one-community'],
    byDefault: 'everywhere',
    onlyWith: { mode: 'full' },
    isFine: true,
  },
  actions: { values: ['any', 'different'], byDefault: 'any', isFine: true },
  discussionTimer: { values: [5, 0, 3, 8], byDefault: 5 },
  design: { values: [''], byDefault: '', written: 8_000, brings: { mode: 'full' } },
} as const satisfies {
  [K in keyof Options]: {
    values: readonly [Options[K], ...Options[K][]];
    byDefault: Options[K];
    written?: number;
    brings?: Partial<Options>;
    onlyWith?: Partial<Options>;
    isFine?: true;
  };
};

export const facts = {
  id: 'ryv',
  rulesVersion: 4,
  seats: { min: 3, max: 5 },
  options: OPTIONS,
  minutes: 120,
} as const;
