import type { LanguageId, Texts } from './languages';

/** English comes with the app. The others are fetched when somebody wants them, so that no guest waits for them. */
export const LOAD: { readonly [L in Exclude<LanguageId, 'en'>]: () => Promise<Texts> } = {
  fr: () => import('./fr').then(({ fr }) => fr),
  es: () => import('./es').then(({ es }) => es),
};
