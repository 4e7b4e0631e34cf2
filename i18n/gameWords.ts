import { isGame, SHELF } from '@/rules/shelf';

import { createResources } from './resources';
import type { Catalogue, Params } from './fill';
import type { LanguageId, PseudoId } from './languages';

export type GameWords = { readonly text: Catalogue; readonly numbers: Params };

const NO_WORDS: GameWords = { text: {}, numbers: {} };

const keyOf = (game: string, language: LanguageId | PseudoId) => `${game} ${language}`;

const words = createResources<GameWords>(async (key) => {
  const [game, language] = key.split(' ') as [string, LanguageId | PseudoId];
  const manifest = SHELF[game];
  if (manifest === undefined) return NO_WORDS;
  const isDisguise = language === 'en-XA' || language === 'ar-XB';
  const [text, numbers] = await Promise.all([
    (manifest.words[isDisguise ? 'en' : language] ?? manifest.words.en)(),
    manifest.numbers(),
  ]);
  return {
    text: isDisguise ? (await import('./pseudo')).disguised(language, text) : text,
    numbers,
  };
});

/** A game's words come when somebody opens it: a guest need not load those of other games, or other languages. */
export const fetchGameWords = (game: string, language: LanguageId | PseudoId): Promise<GameWords> =>
  words.get(keyOf(game, language));

/** Waits for the words behind the nearest `Late`. A game nobody knows has none. */
export const useGameWords = (game: string, language: LanguageId | PseudoId): GameWords =>
  isGame(game) ? words.useResource(keyOf(game, language)) : NO_WORDS;
