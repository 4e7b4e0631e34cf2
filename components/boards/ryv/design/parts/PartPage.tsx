import { useRouter } from 'expo-router';

import { Button } from '@/components/basics/input/Button';
import { Notice } from '@/components/basics/page/Notice';
import { Screen } from '@/components/basics/page/Screen';
import { Text } from '@/components/basics/text/Text';
import { useGameText } from '@/i18n';
import { type Draft, type Fault, faultsOf } from '@/state/designs/draft';

import { AxisPart } from './AxisPart';
import { CastPart } from './CastPart';
import { FuturePart } from './FuturePart';
import { Gone } from '@/components/boards/ryv/design/Gone';
import {
  faultsAt,
  isAxis,
  isFuture,
  isPart,
  nameOf,
  partName,
  type PartId,
  partsOf,
  playersOf,
} from './parts';
import { RelationsPart } from './RelationsPart';
import { StandingsPart } from './StandingsPart';
import { useDraft } from '@/components/boards/ryv/design/useDraft';
import { WordsPart } from './WordsPart';

/** One part of a design. */
export function PartPage({ id, part }: { id: string; part: string }) {
  const g = useGameText('ryv');
  const router = useRouter();
  const { draft, change, isSaved } = useDraft(id);
  if (draft === null || !isPart(draft, part)) return <Gone />;
  const parts = partsOf(draft);
  const step = parts.indexOf(part);
  const next = parts[step + 1];
  const toWhole = () => (router.canGoBack() ? router.back() : router.replace(`/design/${id}`));
  return (
    <Screen
      title={partName(g, part)}
      onBack={toWhole}
      footer={
        <Button
          kind="main"
          label={next === undefined ? g('make.overview') : g('make.next', { part: partName(g, next) })}
          onPress={() => (next === undefined ? toWhole() : router.replace(`/design/${id}/${next}`))}
          testID="next"
        />
      }
    >
      <Text size="small" tone="soft">
        {`${g('make.step', { step: step + 1, steps: parts.length })} · ${nameOf(g, draft)}`}
      </Text>
      {!isSaved && <Notice tone="bad" text={g('make.cannot-save')} />}
      <Part
        key={part}
        draft={draft}
        part={part}
        faults={faultsAt(draft, faultsOf(draft), part)}
        onChange={change}
      />
    </Screen>
  );
}

type PartProps = {
  readonly draft: Draft;
  readonly part: PartId;
  readonly faults: readonly Fault[];
  readonly onChange: (draft: Draft) => void;
};

function Part({ draft, part, faults, onChange }: PartProps) {
  if ('climate' in draft) {
    const { climate } = draft;
    const edited = { of: climate, faults, onChange: (now: typeof climate) => onChange({ climate: now }) };
    return isAxis(part) ? (
      <AxisPart {...edited} axis={part} />
    ) : (
      <WordsPart
        kind="climate"
        words={climate.words}
        faults={faults}
        onChange={(words) => onChange({ climate: { ...climate, words } })}
      />
    );
  }
  const { scenario } = draft;
  const edited = { of: scenario, faults, onChange: (now: typeof scenario) => onChange({ scenario: now }) };
  const players = playersOf(part);
  if (players !== null) return <CastPart {...edited} players={players} />;
  if (isFuture(part)) return <FuturePart {...edited} future={part} />;
  if (part === 'relations') return <RelationsPart {...edited} />;
  if (part === 'standings') return <StandingsPart {...edited} />;
  return (
    <WordsPart
      kind="scenario"
      words={scenario.words}
      faults={faults}
      onChange={(words) => edited.onChange({ ...scenario, words: { ...scenario.words, ...words } })}
    />
  );
}
