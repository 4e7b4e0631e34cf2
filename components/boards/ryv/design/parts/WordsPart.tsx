import { Field } from '@/components/basics/input/Field';
import { Text } from '@/components/basics/text/Text';
import { useGameText } from '@/i18n';
import { type Fault, type Kind, NAME_LENGTH, STORY_LENGTH, type Words } from '@/state/designs/draft';

import { isAt } from './edited';
import { Faults } from './Faults';

const STORY_LINES = { climate: 7, scenario: 12, outcome: 4 } as const;

export type WordsPartProps = {
  readonly kind: Kind;
  readonly words: Words;
  readonly faults: readonly Fault[];
  readonly onChange: (words: Words) => void;
};

/** What a design is called, and the story that is read aloud. */
export function WordsPart({ kind, words, faults, onChange }: WordsPartProps) {
  const g = useGameText('ryv');
  const placed = faults.filter((fault) => isAt('.name')(fault) || isAt('.story')(fault));
  return (
    <>
      <Text>{g(`make.words.${kind}`)}</Text>
      <NameAndStory of={kind} words={words} faults={faults} onChange={onChange} />
      <Faults faults={faults.filter((fault) => !placed.includes(fault))} />
    </>
  );
}

export type NameAndStoryProps = Omit<WordsPartProps, 'kind'> & { readonly of: Kind | 'outcome' };

export function NameAndStory({ of, words, faults, onChange }: NameAndStoryProps) {
  const g = useGameText('ryv');
  const { name, story } = words;
  /** An empty field is no mistake, only still to be filled. */
  const said = (end: string, text: string) => {
    const why = faults.find(isAt(end))?.why;
    if (why === undefined) return {};
    return text.trim() === '' ? { hint: g(why) } : { error: g(why) };
  };
  return (
    <>
      <Field
        label={g('make.name')}
        value={name}
        max={NAME_LENGTH}
        {...said('.name', name)}
        onChange={(now) => onChange({ name: now, story })}
      />
      <Field
        label={g('make.story')}
        value={story}
        max={STORY_LENGTH[of]}
        lines={STORY_LINES[of]}
        {...said('.story', story)}
        onChange={(now) => onChange({ name, story: now })}
      />
    </>
  );
}
