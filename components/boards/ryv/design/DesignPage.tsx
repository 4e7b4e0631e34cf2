import { useRouter } from 'expo-router';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { Pressable, StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/input/Button';
import { Icon } from '@/components/basics/marks/Icon';
import { Notice } from '@/components/basics/page/Notice';
import { Screen } from '@/components/basics/page/Screen';
import { Text } from '@/components/basics/text/Text';
import { RADIUS, SPACE, TOUCH, useTheme } from '@/components/theme';
import { useGameText, useText } from '@/i18n';
import { openTableWith } from '@/state/designs/atTable';
import {
  beyondReach,
  bodyOf,
  type Draft,
  type Fault,
  faultsOf,
  NAME_LENGTH,
  soundOf,
  withId,
} from '@/state/designs/draft';
import { newId, saveAtom } from '@/state/designs/store';

import { climateName, goalText, roleName, scenarioName } from '@/components/boards/ryv/text/say';

import { useStateWords } from './Designs';
import { Gone } from './Gone';
import { faultsAt, nameOf, partName, type PartId, partsOf, summaryOf } from './parts/parts';
import { useDraft } from './useDraft';

/** A design as a whole: what is in it, what is missing, and what can be done with it. */
export function DesignPage({ id }: { id: string }) {
  const { draft } = useDraft(id);
  return draft === null ? <Gone /> : <Whole draft={draft} id={id} />;
}

function Whole({ draft, id }: { draft: Draft; id: string }) {
  const g = useGameText('ryv');
  const router = useRouter();
  const stateWords = useStateWords();
  const faults = faultsOf(draft);
  const whyOf = (part: PartId) => faultsAt(draft, faults, part)[0]?.why;
  const isOpen = (part: PartId) => whyOf(part) !== undefined;
  const next = partsOf(draft).find(isOpen);
  const go = (part: PartId) => router.push(`/design/${id}/${part}`);
  return (
    <Screen
      title={nameOf(g, draft)}
      onBack={() => (router.canGoBack() ? router.back() : router.replace('/design'))}
      footer={
        next === undefined ? (
          <Ready draft={draft} id={id} />
        ) : (
          <Button
            kind="main"
            label={g('make.next', { part: partName(g, next) })}
            onPress={() => go(next)}
            testID="next"
          />
        )
      }
    >
      <Notice tone={next === undefined ? 'good' : 'info'} text={stateWords(draft)} testID="state" />
      {next === undefined && (
        <Text size="small" tone="soft">
          {g('make.play.lobby')}
        </Text>
      )}
      <View style={styles.parts}>
        {partsOf(draft).map((part) => (
          <Row
            key={part}
            title={partName(g, part)}
            summary={summaryOf(g, draft, part)}
            why={whyOf(part)}
            onPress={() => go(part)}
            testID={`part-${part}`}
          />
        ))}
      </View>
      {next === undefined && <Beyond draft={draft} />}
      <Copy draft={draft} />
    </Screen>
  );
}

/** Goals that would be dead with this design. It can be played all the same. */
function Beyond({ draft }: { draft: Draft }) {
  const g = useGameText('ryv');
  const found = beyondReach(draft);
  if (found.length === 0) return null;
  const lines = found.map(({ role, goal, scenario, climate }) =>
    g('make.unreachable.line', {
      role: roleName(g, { actor: 'cso', role }),
      goal: goalText(g, goal),
      where: 'climate' in draft ? scenarioName(g, { scenario, climate }) : climateName(g, climate),
    }),
  );
  return (
    <View testID="unreachable">
      <Notice tone="info" text={g('make.unreachable')} />
      {[...new Set(lines)].map((line) => (
        <Text key={line} size="small">
          {line}
        </Text>
      ))}
    </View>
  );
}

function Copy({ draft }: { draft: Draft }) {
  const g = useGameText('ryv');
  const router = useRouter();
  const save = useSetAtom(saveAtom);
  const copy = () => {
    const twin = withId(draft, newId());
    const { words } = bodyOf(twin);
    const name = `${[...words.name]
      .slice(0, NAME_LENGTH - 2)
      .join('')
      .trim()} 2`;
    save(
      'climate' in twin
        ? { climate: { ...twin.climate, words: { ...twin.climate.words, name } } }
        : { scenario: { ...twin.scenario, words: { ...twin.scenario.words, name } } },
    );
    router.replace(`/design/${bodyOf(twin).id}`);
  };
  return <Button kind="quiet" label={g('make.copy')} icon={<Icon name="cards" size={20} />} onPress={copy} />;
}

/** A sound design can be handed on and played. */
function Ready({ draft, id }: { draft: Draft; id: string }) {
  const t = useText();
  const g = useGameText('ryv');
  const router = useRouter();
  const { colors } = useTheme();
  const [hasFailed, setFailed] = useState(false);
  async function play() {
    const design = soundOf(draft);
    if (design === null) return;
    try {
      router.push(`/table/${await openTableWith(design)}`);
    } catch {
      setFailed(true);
    }
  }
  return (
    <>
      {hasFailed && <Notice tone="bad" text={t('game.noRoom')} onClose={() => setFailed(false)} />}
      <Button
        kind="main"
        label={g('make.play')}
        icon={<Icon name="play" size={20} color={colors.onMain} />}
        onPress={() => void play()}
      />
      <Button
        label={g('make.give')}
        icon={<Icon name="qr" size={20} />}
        onPress={() => router.push(`/design/${id}/give`)}
      />
    </>
  );
}

type RowProps = {
  readonly title: string;
  readonly summary: string;
  /** What the engine misses in it; nothing when it is done. */
  readonly why: Fault['why'] | undefined;
  readonly onPress: () => void;
  readonly testID: string;
};

function Row({ title, summary, why, onPress, testID }: RowProps) {
  const g = useGameText('ryv');
  const { colors } = useTheme();
  const isDone = why === undefined;
  const state = g(isDone ? 'make.part.done' : 'make.part.todo');
  return (
    <Pressable
      accessibilityRole="button"
      accessibilityLabel={g('make.part.open', { part: title, state })}
      onPress={onPress}
      testID={testID}
      style={({ pressed }) => [
        styles.row,
        {
          backgroundColor: isDone ? colors.sheet : 'transparent',
          borderColor: isDone ? colors.line : colors.ink,
          borderStyle: isDone ? 'solid' : 'dashed',
          opacity: pressed ? 0.7 : 1,
        },
      ]}
    >
      <View style={styles.mark}>{isDone && <Icon name="tick" color={colors.good} />}</View>
      <View style={styles.words}>
        <Text tone="strong">{title}</Text>
        {summary !== '' && (
          <Text size="small" tone="soft" lines={2}>
            {summary}
          </Text>
        )}
        {why !== undefined && (
          <Text size="small" tone={summary === '' ? 'soft' : 'danger'}>
            {summary === '' ? state : g(why)}
          </Text>
        )}
      </View>
      <Icon name="next" size={16} />
    </Pressable>
  );
}

const styles = StyleSheet.create({
  parts: { gap: SPACE.small },
  row: {
    flexDirection: 'row',
    alignItems: 'center',
    gap: SPACE.small,
    minHeight: TOUCH,
    paddingHorizontal: SPACE.middle,
    paddingVertical: SPACE.small,
    borderWidth: 2,
    borderRadius: RADIUS.middle,
  },
  mark: { width: 28, alignItems: 'center' },
  words: { flex: 1 },
});
