import { Button } from '@/components/basics/input/Button';
import { Sheet } from '@/components/basics/page/Sheet';
import { Text } from '@/components/basics/text/Text';
import { useGameText } from '@/i18n';
import { CLIMATES, OUTCOMES, SCENARIOS } from '@/rules/ryv/text/choices';
import { type Draft, type Kind, newClimate, newScenario, type ScenarioDraft } from '@/state/designs/draft';

import {
  climateName,
  climateStory,
  type G,
  outcomeName,
  outcomeStory,
  scenarioName,
  scenarioStory,
} from '@/components/boards/ryv/text/say';

/** One of ours as a draft, with its words in the language on the screen. */
function copyOf(g: G, kind: Kind, at: number, id: string): Draft | null {
  if (kind === 'climate') {
    const row = CLIMATES[at];
    return row === undefined
      ? null
      : { climate: { ...row, id, words: { name: climateName(g, row), story: climateStory(g, row) } } };
  }
  const scenario = SCENARIOS[at];
  if (scenario === undefined) return null;
  const setting = { climate: null, scenario };
  const told = OUTCOMES.map((one) => [
    one,
    { name: outcomeName(g, setting, one), story: outcomeStory(g, setting, one) },
  ]);
  const words = {
    name: scenarioName(g, setting),
    story: scenarioStory(g, setting),
    outcomes: Object.fromEntries(told) as ScenarioDraft['words']['outcomes'],
  };
  return { scenario: { ...scenario, id, words } };
}

export type NewSheetProps = {
  readonly kind: Kind;
  readonly newId: () => string;
  readonly onMade: (draft: Draft) => void;
  readonly onClose: () => void;
};

/** Asks how a new design begins: empty, or as a copy of a printed one. */
export function NewSheet({ kind, newId, onMade, onClose }: NewSheetProps) {
  const g = useGameText('ryv');
  const rows = kind === 'climate' ? CLIMATES : SCENARIOS;
  const copy = (at: number) => {
    const draft = copyOf(g, kind, at, newId());
    if (draft !== null) onMade(draft);
  };
  return (
    <Sheet open onClose={onClose} title={g(`make.new.${kind}`)}>
      <Button
        kind="main"
        label={g('make.new.empty')}
        onPress={() => onMade(kind === 'climate' ? newClimate(newId()) : newScenario(newId()))}
      />
      <Text>{g('make.new.copy')}</Text>
      {rows.map(({ id }, at) => (
        <Button
          key={id}
          label={g('make.new.copy.of', { name: g(`${kind}.${id}` as 'climate.open-republic') })}
          onPress={() => copy(at)}
        />
      ))}
    </Sheet>
  );
}
