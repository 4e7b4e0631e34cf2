import type { LanguageId, PseudoId } from './languages';
import type { Texts } from './texts';

const pseudo = (id: PseudoId) => import('./pseudo').then(({ pseudoTexts }) => pseudoTexts(id));

/** English comes with the app. The others are fetched when somebody wants them, so that no guest waits for them. */
export const LOAD: { readonly [L in Exclude<LanguageId, 'en'> | PseudoId]: () => Promise<Texts> } = {
  fr: () => import('./fr').then(({ fr }) => fr),
  es: () => import('./es').then(({ es }) => es),
  pt: () => import('./pt').then(({ pt }) => pt),
  id: () => import('./id').then(({ id }) => id),
  sw: () => import('./sw').then(({ sw }) => sw),
  'en-XA': () => pseudo('en-XA'),
  'ar-XB': () => pseudo('ar-XB'),
};
