import type { Lid } from '@/rules/engine/manifest';
import { SHELF } from '@/rules/shelf';

import type { LanguageId } from './languages';

export type { Lid };
export type Lids = { readonly [game: string]: Lid };

/** Six languages of five lids are four kilobytes: less than the trouble of fetching them one by one. */
export const lidsIn = (language: LanguageId): Lids =>
  Object.fromEntries(Object.values(SHELF).map(({ id, lid }) => [id, lid[language] ?? lid.en]));
