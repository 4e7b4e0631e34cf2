import { Glyph } from '@/components/art/Glyph';
import { Text } from '@/components/basics/text/Text';
import { MultipleChoice } from '@/components/basics/input/MultipleChoice';
import { useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { Actor, OutcomeId } from '@/rules/ryv/kinds';
import { ACTORS } from '@/rules/ryv/text/choices';
import { RULE_NUMBERS } from '@/rules/ryv/text/numbers';
import type { ScenarioDraft } from '@/state/designs/draft';

import { ACTOR_ART } from '@/components/boards/ryv/art/inks';
import { actorName } from '@/components/boards/ryv/text/say';
import type { Edited } from './edited';
import { Faults } from './Faults';
import { NameAndStory } from './WordsPart';

const RANKS = ['1', '2', '3'] as const;

/** A future that may come, and the three who gain by it. */
export function FuturePart({
  of,
  future,
  faults,
  onChange,
}: Edited<ScenarioDraft> & { readonly future: OutcomeId }) {
  const g = useGameText('ryv');
  const { colors } = useTheme();
  const ranked = of.outcomes[future];
  const isFull = ranked.length >= RANKS.length;
  const hintOf = (actor: Actor): string | undefined => {
    const rank = RANKS[ranked.indexOf(actor)];
    if (rank !== undefined) return g(`make.future.rank.${rank}`, RULE_NUMBERS);
    return isFull ? g('make.future.full') : undefined;
  };
  return (
    <>
      <Text>{g('make.future.text')}</Text>
      <NameAndStory
        of="outcome"
        words={of.words.outcomes[future]}
        faults={faults}
        onChange={(words) =>
          onChange({
            ...of,
            words: { ...of.words, outcomes: { ...of.words.outcomes, [future]: words } },
          })
        }
      />
      <MultipleChoice
        label={g('make.future.rank')}
        chosen={ranked}
        options={ACTORS.map((actor) => ({
          value: actor,
          label: actorName(g, actor),
          hint: hintOf(actor),
          picture: <Glyph of={ACTOR_ART[actor]} size={22} color={colors.ink} />,
          disabled: isFull && !ranked.includes(actor),
        }))}
        onChange={(chosen) => onChange({ ...of, outcomes: { ...of.outcomes, [future]: chosen } })}
      />
      <Faults
        faults={faults.filter(({ path }) => path.startsWith('scenario.outcomes'))}
        isUntouched={!isFull}
      />
    </>
  );
}
