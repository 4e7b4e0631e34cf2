import type { OptionRule } from './game';

/** How well a table's bots play. `even` is the game's own bot; the others are made from it (`think.ts`). */
export const LEVELS = ['gentle', 'even', 'sharp'] as const;
export type Level = (typeof LEVELS)[number];

/** What every table can choose, whatever it plays. The rules never see it: it changes who plays, not the game. */
export const TABLE_OPTIONS = {
  bots: { values: LEVELS, byDefault: 'even' },
} as const satisfies { readonly [name: string]: OptionRule };

export const levelIn = (options: { readonly [name: string]: unknown }): Level =>
  LEVELS.find((level) => level === options['bots']) ?? TABLE_OPTIONS.bots.byDefault;
