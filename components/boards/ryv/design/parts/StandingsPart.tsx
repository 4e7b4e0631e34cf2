import { Choice } from '@/components/basics/input/Choice';
import { Text } from '@/components/basics/text/Text';
import { useGameText } from '@/i18n';
import { ACTORS, STANDINGS } from '@/rules/ryv/text/choices';
import { RULE_NUMBERS } from '@/rules/ryv/text/numbers';
import type { ScenarioDraft } from '@/state/designs/draft';

import { actorName } from '@/components/boards/ryv/text/say';
import type { Edited } from './edited';
import { Faults } from './Faults';

/** How the government sees each actor when the game begins. */
export function StandingsPart({ of, faults, onChange }: Edited<ScenarioDraft>) {
  const g = useGameText('ryv');
  return (
    <>
      <Text>{g('make.standings.text', RULE_NUMBERS)}</Text>
      {ACTORS.map((actor) => (
        <Choice
          key={actor}
          across
          label={actorName(g, actor)}
          value={of.standings[actor]}
          options={[...STANDINGS].reverse().map((value) => ({ value, label: g(`standing.${value}`) }))}
          onChange={(standing) => onChange({ ...of, standings: { ...of.standings, [actor]: standing } })}
        />
      ))}
      <Faults faults={faults} />
    </>
  );
}
