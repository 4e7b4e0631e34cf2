import { lid as chile } from '@/rules/chile/text/lid';
import { lid as dystocratic } from '@/rules/dystocratic/text/lid';
import { lid as invest } from '@/rules/invest/text/lid';
import { lid as podium } from '@/rules/podium/text/lid';
import { lid as ryv } from '@/rules/ryv/text/lid';

import type { LanguageId } from './languages';

/** What stands on a box: enough for the shelf, before a game's other words are fetched. */
export type Lid = {
  readonly name: string;
  readonly blurb: string;
  readonly players: string;
  readonly time: string;
};
export type Lids = { readonly [game: string]: Lid };

const LIDS: { readonly [game: string]: { readonly [L in LanguageId]: Lid } } = {
  dystocratic,
  chile,
  invest,
  podium,
  ryv,
};

/** Three languages of five lids are two kilobytes: less than the trouble of fetching them one by one. */
export const lidsIn = (language: LanguageId): Lids =>
  Object.fromEntries(Object.entries(LIDS).map(([game, lid]) => [game, lid[language]]));
