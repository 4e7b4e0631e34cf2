import type { LanguageId } from '@/rules/engine/manifest';

export type { LanguageId };
export type Direction = 'ltr' | 'rtl';
/** English in disguise, to see what breaks: longer words, and words that run the other way. */
export type PseudoId = 'en-XA' | 'ar-XB';

export type Language<I extends LanguageId | PseudoId = LanguageId | PseudoId> = {
  readonly id: I;
  /** In its own words, for someone who reads no other. */
  readonly name: string;
  readonly direction: Direction;
};

export const LANGUAGES: readonly Language<LanguageId>[] = [
  { id: 'en', name: 'English', direction: 'ltr' },
  { id: 'fr', name: 'Français', direction: 'ltr' },
  { id: 'es', name: 'Español', direction: 'ltr' },
  { id: 'pt', name: 'Português', direction: 'ltr' },
  { id: 'id', name: 'Bahasa Indonesia', direction: 'ltr' },
  { id: 'sw', name: 'Kiswahili', direction: 'ltr' },
];

export const PSEUDO_LANGUAGES: readonly Language<PseudoId>[] = [
  { id: 'en-XA', name: 'Ƥšéûðö', direction: 'ltr' },
  { id: 'ar-XB', name: 'oduesP', direction: 'rtl' },
];

/**
 * The first language that we have of those somebody wants, best first. `fr-CA` is met by `fr`.
 * A phone never asks for a disguise; only who chooses one by its whole name gets it.
 */
export function languageFor(
  wanted: readonly (string | null | undefined)[],
  disguises: readonly Language[] = [],
): Language {
  const found = wanted.flatMap((tag) => {
    const id = tag?.toLowerCase().split(/[-_]/)[0];
    return [
      ...disguises.filter((language) => language.id === tag),
      ...LANGUAGES.filter((language) => language.id === id),
    ];
  })[0];
  return found ?? (LANGUAGES[0] as Language);
}
