import type { ChileText } from '@/rules/chile/text/en';
import type { DystocraticText } from '@/rules/dystocratic/text/en';
import type { InvestText } from '@/rules/invest/text/en';
import type { PodiumText } from '@/rules/podium/text/en';
import type { PlanTexts } from '@/rules/podium/text/plans/en';
import type { RyvText } from '@/rules/ryv/text/en';

import { fetched } from './fetched';
import type { Catalogue, Params } from './fill';
import type { LanguageId, PseudoId } from './languages';

/** The words of each game, for those who know which game they speak of. */
export type GameTexts = {
  readonly dystocratic: DystocraticText;
  readonly chile: ChileText;
  readonly invest: InvestText;
  readonly podium: PodiumText & CardWords<'plan', keyof PlanTexts & string>;
  readonly ryv: RyvText;
};
export type GameId = keyof GameTexts;

type CardWords<Kind extends string, Id extends string> = {
  readonly [K in `${Kind}.${Id}` | `${Kind}.${Id}.text`]: string;
};
type CardTexts = { readonly [id: string]: { readonly name: string; readonly text: string } };

/** Long texts of cards stand by card in a file of their own; on the screen they are keys like all others. */
const cardWords = (kind: string, cards: CardTexts): Catalogue =>
  Object.fromEntries(
    Object.entries(cards).flatMap(([id, { name, text }]) => [
      [`${kind}.${id}`, name],
      [`${kind}.${id}.text`, text],
    ]),
  );

type Fetch = {
  /** The numbers in its words. */
  readonly numbers: () => Promise<Params>;
} & { readonly [L in LanguageId]: () => Promise<Catalogue> };

const podiumWords = <L extends LanguageId>(
  text: Promise<{ readonly [l in L]: Catalogue }>,
  plans: Promise<{ readonly plans: CardTexts }>,
  language: L,
): Promise<Catalogue> =>
  Promise.all([text, plans]).then(([words, cards]) => ({
    ...words[language],
    ...cardWords('plan', cards.plans),
  }));

/** A game's words come when somebody opens it: a guest need not load those of the other four, or other languages. */
const FETCH: { readonly [I in GameId]: Fetch } = {
  dystocratic: {
    numbers: () => import('@/rules/dystocratic/text/numbers').then(({ RULE_NUMBERS }) => RULE_NUMBERS),
    en: () => import('@/rules/dystocratic/text/en').then(({ en }) => en),
    fr: () => import('@/rules/dystocratic/text/fr').then(({ fr }) => fr),
    es: () => import('@/rules/dystocratic/text/es').then(({ es }) => es),
  },
  invest: {
    numbers: () => import('@/rules/invest/text/numbers').then(({ RULE_NUMBERS }) => RULE_NUMBERS),
    en: () => import('@/rules/invest/text/en').then(({ en }) => en),
    fr: () => import('@/rules/invest/text/fr').then(({ fr }) => fr),
    es: () => import('@/rules/invest/text/es').then(({ es }) => es),
  },
  podium: {
    numbers: () => import('@/rules/podium/text/numbers').then(({ RULE_NUMBERS }) => RULE_NUMBERS),
    en: () => podiumWords(import('@/rules/podium/text/en'), import('@/rules/podium/text/plans/en'), 'en'),
    fr: () => podiumWords(import('@/rules/podium/text/fr'), import('@/rules/podium/text/plans/fr'), 'fr'),
    es: () => podiumWords(import('@/rules/podium/text/es'), import('@/rules/podium/text/plans/es'), 'es'),
  },
  ryv: {
    numbers: () => import('@/rules/ryv/text/numbers').then(({ RULE_NUMBERS }) => RULE_NUMBERS),
    en: () => import('@/rules/ryv/text/en').then(({ en }) => en),
    fr: () => import('@/rules/ryv/text/fr').then(({ fr }) => fr),
    es: () => import('@/rules/ryv/text/es').then(({ es }) => es),
  },
  chile: {
    numbers: () => import('@/rules/chile/text/numbers').then(({ RULE_NUMBERS }) => RULE_NUMBERS),
    en: () => import('@/rules/chile/text/en').then(({ en }) => en),
    fr: () => import('@/rules/chile/text/fr').then(({ fr }) => fr),
    es: () => import('@/rules/chile/text/es').then(({ es }) => es),
  },
};

export const GAME_IDS = Object.keys(FETCH) as readonly GameId[];

export type GameWords = { readonly text: Catalogue; readonly numbers: Params };

const NO_WORDS: GameWords = { text: {}, numbers: {} };

const keyOf = (game: string, language: LanguageId | PseudoId) => `${game} ${language}`;

const words = fetched<GameWords>(async (key) => {
  const [game, language] = key.split(' ') as [GameId, LanguageId | PseudoId];
  const fetch = FETCH[game];
  const isDisguise = language === 'en-XA' || language === 'ar-XB';
  const [text, numbers] = await Promise.all([fetch[isDisguise ? 'en' : language](), fetch.numbers()]);
  return {
    text: isDisguise ? (await import('./pseudo')).disguised(language, text) : text,
    numbers,
  };
});

const isKnown = (game: string): game is GameId => Object.hasOwn(FETCH, game);

export const fetchGameWords = (game: GameId, language: LanguageId | PseudoId): Promise<GameWords> =>
  words.get(keyOf(game, language));

/** Waits for the words behind the nearest `Late`. A game nobody knows has none. */
export const useGameWords = (game: string, language: LanguageId | PseudoId): GameWords =>
  isKnown(game) ? words.useIt(keyOf(game, language)) : NO_WORDS;
