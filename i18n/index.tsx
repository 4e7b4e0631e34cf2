import { getLocales } from 'expo-localization';
import {
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';

import type { GameId, GameTexts } from '@/rules/shelf';

import { en, type Key } from './en';
import { type Translate, translator } from './fill';
import { useGameWords } from './gameWords';
import { type Language, languageFor, LANGUAGES, PSEUDO_LANGUAGES } from './languages';
import { type Lid, lidsIn } from './lids';
import { LOAD } from './load';
import { rulebook, type Section } from './rulebook';
import type { Texts } from './texts';

export type { Key, Translate };

/** The languages one can choose. Disguises of English are for those who make the app. */
export const SHOWN_LANGUAGES: readonly Language[] = [...LANGUAGES, ...(__DEV__ ? PSEUDO_LANGUAGES : [])];

/** English comes with the app: it is what every other language falls back to. */
const ENGLISH: Texts = { app: en, lids: lidsIn('en') };

type Spoken = { readonly language: Language; readonly texts: Texts };

/** Outside a provider (in a test of one component) everything speaks English. */
const SpokenContext = createContext<Spoken>({ language: languageFor(['en']), texts: ENGLISH });

const deviceLanguages = (): readonly (string | null)[] => getLocales().map(({ languageTag }) => languageTag);

/** Speaks the `chosen` language, or the phone's own. Until a language has arrived the last one stays. */
export function LanguageProvider({ chosen, children }: { chosen: string | null; children: ReactNode }) {
  const [spoken, setSpoken] = useState<Spoken>({ language: languageFor(['en']), texts: ENGLISH });
  const wanted = useMemo(() => languageFor([chosen, ...deviceLanguages()], PSEUDO_LANGUAGES), [chosen]);

  useEffect(() => {
    let isWanted = true;
    // What is on the screen stays until the words of a game have come too.
    const speak = (texts: Texts) =>
      startTransition(() => void (isWanted && setSpoken({ language: wanted, texts })));
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

/** What stands on the lid of a game. */
export function useLid(game: string): Translate<keyof Lid> {
  const { language, texts } = useContext(SpokenContext);
  return useMemo(() => translator(language.id, texts.lids[game] ?? {}), [game, language, texts]);
}

/** What each game is called, where one page says it of several. */
export function useGameNames(): (game: string) => string {
  const { texts } = useContext(SpokenContext);
  return (game) => texts.lids[game]?.name ?? '';
}

/** The words of one game, once they are here. For a game known only by its id the keys cannot be checked. */
export function useGameText<I extends GameId>(game: I): Translate<keyof GameTexts[I] & string>;
export function useGameText(game: string): Translate<string>;
export function useGameText(game: string): Translate<string> {
  const { language } = useContext(SpokenContext);
  const { text } = useGameWords(game, language.id);
  return useMemo(() => translator(language.id, text), [language, text]);
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
  const { language } = useContext(SpokenContext);
  const words = useGameWords(game, language.id);
  return useMemo(() => rulebook(words), [words]);
}
