import { translator } from './fill';
import type { GameWords } from './gameWords';

export type Section = {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly { readonly id: string; readonly text: string }[];
};

const SECTION = 'rules.';

/** What is told beside the rules: what really happened, and what the words mean. */
const BESIDE = ['history', 'glossary'] as const;

/** `history.title` heads `history.1`, `history.2` and so on, where a game has such a part. */
function beside(text: GameWords['text'], id: (typeof BESIDE)[number]): readonly Section[] {
  const title = text[`${id}.title`];
  if (title === undefined) return [];
  const parts = Object.entries(text).filter(([key]) => key.startsWith(`${id}.`) && key !== `${id}.title`);
  return [{ id, title, rules: parts.map(([key, told]) => ({ id: key.slice(id.length + 1), text: told })) }];
}

/** The rulebook in its own order: `rules.3` heads `rule.3.1`, `rule.3.2` and so on; then what is told beside it. */
export function rulebook({ text, numbers }: GameWords): readonly Section[] {
  const keys = Object.keys(text);
  const say = translator('', text);
  const sections = keys
    .filter((key) => key.startsWith(SECTION))
    .map((heading) => {
      const section = heading.slice(SECTION.length);
      const rules = keys.filter((key) => key.startsWith(`rule.${section}.`));
      return {
        id: section,
        title: say(heading),
        rules: rules.map((key) => ({ id: key.slice('rule.'.length), text: say(key, numbers) })),
      };
    });
  return [...sections, ...BESIDE.flatMap((id) => beside(text, id))];
}
