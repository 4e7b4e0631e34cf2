import { getLocales } from 'expo-localization';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useState } from 'react';

import { en, type Key } from './en';
import { ENGLISH } from './english';
import { type Translate, translator } from './fill';
import {
  type GameTexts,
  type Language,
  languageFor,
  LANGUAGES,
  PSEUDO_LANGUAGES,
  type Texts,
} from './languages';
import { LOAD } from './load';
import { rulebook, type Section } from './rulebook';

export type { Key, Translate };
export type GameId = keyof GameTexts;

/** Disguises of English are for those who make the app: in tests, and where the gallery is shown. */
const disguises =
  process.env.NODE_ENV === 'test' || process.env['EXPO_PUBLIC_GALLERY'] === '1' ? PSEUDO_LANGUAGES : [];

/** The languages one can choose. */
export const SHOWN_LANGUAGES: readonly Language[] = [...LANGUAGES, ...disguises];

type Spoken = { readonly language: Language; readonly texts: Texts };

/** Outside a provider (in a test of one component) everything speaks English. */
const SpokenContext = createContext<Spoken>({ language: languageFor(['en']), texts: ENGLISH });

const deviceLanguages = (): readonly (string | null)[] => getLocales().map(({ languageTag }) => languageTag);

/** Speaks the `chosen` language, or the phone's own. Until a language has arrived the last one stays. */
export function LanguageProvider({ chosen, children }: { chosen: string | null; children: ReactNode }) {
  const [spoken, setSpoken] = useState<Spoken>({ language: languageFor(['en']), texts: ENGLISH });
  const wanted = useMemo(() => languageFor([chosen, ...deviceLanguages()], disguises), [chosen]);

  useEffect(() => {
    let isWanted = true;
    const speak = (texts: Texts) => isWanted && setSpoken({ language: wanted, texts });
    if (wanted.id === 'en') speak(ENGLISH);
    // A language that cannot be fetched now is no reason to stop: the app goes on as it speaks.
    else LOAD[wanted.id]().then(speak, () => undefined);
    return () => {
      isWanted = false;
    };
  }, [wanted]);

  return <SpokenContext value={spoken}>{children}</SpokenContext>;
}

/** The language on the screen, with its direction. */
export const useLanguage = (): Language => useContext(SpokenContext).language;

export function useText(): Translate<Key> {
  const { language, texts } = useContext(SpokenContext);
  return useMemo(() => translator(language.id, texts.app, en), [language, texts]);
}

/** The words of one game. For a game known only by its id the keys cannot be checked. */
export function useGameText<I extends GameId>(game: I): Translate<keyof GameTexts[I] & string>;
export function useGameText(game: string): Translate<string>;
export function useGameText(game: string): Translate<string> {
  const { language, texts } = useContext(SpokenContext);
  return useMemo(() => {
    const own = texts.games[game as GameId] as GameTexts[GameId] | undefined;
    return translator(language.id, own ?? {}, ENGLISH.games[game as GameId] ?? {});
  }, [game, language, texts]);
}

/** Why something was refused, in the player's words: the table's reasons, then those of the game's own rules. */
export function useRefusal(game = ''): (why: string) => string {
  const t = useText();
  const g = useGameText(game);
  return (why) => {
    if (`refused.${why}` in en) return t(`refused.${why}` as Key);
    const ofRules = g(why);
    return ofRules === why ? t('refused.other', { why }) : ofRules;
  };
}

/** How a game is played, section by section. */
export function useRulebook(game: string): readonly Section[] {
  const g = useGameText(game);
  return useMemo(() => rulebook(game, Object.keys(ENGLISH.games[game as GameId] ?? {}), g), [game, g]);
}
