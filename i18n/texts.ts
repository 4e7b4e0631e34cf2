import type { AppText } from './en';
import type { Lids } from './lids';

/** What the app itself says. The words of a game are fetched with it. */
export type Texts = { readonly app: AppText; readonly lids: Lids };
