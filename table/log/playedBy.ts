import type { Game } from '@/rules/engine';

import { APP_VERSION } from '@/table/wire/version';

/** By which rules and by which app. Logs from before rules had versions say nothing: those were version 1. */
export type PlayedBy = { readonly rules: number; readonly app: string | null };

/** What the log says with a new table and with every match. */
export const playedByThese = ({ rulesVersion }: Game): PlayedBy => ({
  rules: rulesVersion,
  app: APP_VERSION,
});

const APP_MAX = 32;

/** As it stands in a record, which may come from a file. */
export function playedBy({ rules = 1, app = null }: Partial<PlayedBy>): PlayedBy {
  if (!Number.isInteger(rules) || rules < 1) throw new Error('no version of any rules');
  return { rules, app: typeof app === 'string' ? app.slice(0, APP_MAX) : null };
}
