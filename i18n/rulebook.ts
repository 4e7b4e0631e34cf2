import { RULE_NUMBERS as dystocratic } from '@/rules/dystocratic/text/numbers';

import type { Params, Translate } from './fill';
import type { GameTexts } from './languages';

type GameId = keyof GameTexts;

/** The numbers in the words of each game. */
const NUMBERS: { readonly [I in GameId]: Params } = { dystocratic };

export const numbersOf = (game: string): Params => NUMBERS[game as GameId] ?? {};

export type Section = {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly { readonly id: string; readonly text: string }[];
};

const SECTION = 'rules.';

/** The rulebook in its own order: `rules.3` heads `rule.3.1`, `rule.3.2` and so on. */
export function rulebook(game: string, keys: readonly string[], g: Translate<string>): readonly Section[] {
  return keys
    .filter((key) => key.startsWith(SECTION))
    .map((heading) => {
      const section = heading.slice(SECTION.length);
      const rules = keys.filter((key) => key.startsWith(`rule.${section}.`));
      return {
        id: section,
        title: g(heading),
        rules: rules.map((key) => ({ id: key.slice('rule.'.length), text: g(key, numbersOf(game)) })),
      };
    });
}
