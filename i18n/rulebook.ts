import { translator } from './fill';
import type { GameWords } from './gameWords';

export type Section = {
  readonly id: string;
  readonly title: string;
  readonly rules: readonly { readonly id: string; readonly text: string }[];
};

const SECTION = 'rules.';

const STORY = 'history.';

/** What really happened, where a game is about that: `history.title` heads `history.1`, `history.2` and so on. */
function story(text: GameWords['text']): readonly Section[] {
  const title = text[`${STORY}title`];
  if (title === undefined) return [];
  const parts = Object.entries(text).filter(([key]) => key.startsWith(STORY) && key !== `${STORY}title`);
  return [
    {
      id: 'history',
      title,
      rules: parts.map(([key, told]) => ({ id: key.slice(STORY.length), text: told })),
    },
  ];
}

/** The rulebook in its own order: `rules.3` heads `rule.3.1`, `rule.3.2` and so on; then the story behind it. */
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
  return [...sections, ...story(text)];
}
