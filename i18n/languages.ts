import type { DystocraticText } from '@/rules/dystocratic/text/en';

import type { AppText } from './en';

export type Direction = 'ltr' | 'rtl';
export type LanguageId = 'en' | 'fr' | 'es';

export type GameTexts = { readonly dystocratic: DystocraticText };
export type Texts = { readonly app: AppText; readonly games: GameTexts };

export type Language = {
  readonly id: LanguageId;
  /** In its own words, for someone who reads no other. */
  readonly name: string;
  readonly direction: Direction;
};

export const LANGUAGES: readonly Language[] = [
  { id: 'en', name: 'English', direction: 'ltr' },
  { id: 'fr', name: 'Français', direction: 'ltr' },
  { id: 'es', name: 'Español', direction: 'ltr' },
];

/** The first language that we have of those somebody wants, best first. `fr-CA` is met by `fr`. */
export function languageFor(wanted: readonly (string | null | undefined)[]): Language {
  const ids = wanted.map((tag) => tag?.toLowerCase().split(/[-_]/)[0]);
  const found = ids.flatMap((id) => LANGUAGES.filter((language) => language.id === id))[0];
  return found ?? (LANGUAGES[0] as Language);
}
