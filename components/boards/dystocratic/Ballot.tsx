import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Button } from '@/components/basics/Button';
import { Choice } from '@/components/basics/Choice';
import { Notice } from '@/components/basics/Notice';
import { Sheet } from '@/components/basics/Sheet';
import { Text } from '@/components/basics/Text';
import { SPACE } from '@/components/basics/theme';
import type { BoardProps } from '@/components/boards/types';
import { useGameText, useText } from '@/i18n';
import { MULTIPLIERS } from '@/rules/dystocratic/text/numbers';
import type { Dystocratic, Predicted, Vote } from '@/rules/dystocratic/types';
import type { Legal, LockChoice } from '@/rules/engine';

import { VoteCard } from './VoteCard';

export const lockOptions = (legal: readonly Legal<Dystocratic>[]): readonly LockChoice[] =>
  legal.flatMap((one) => (one.type === 'lock' ? [one] : []));

const distinct = <T extends string>(options: readonly LockChoice[], part: string): readonly T[] => [
  ...new Set(options.map(({ choice }) => choice[part] as T)),
];

export type BallotProps = BoardProps<Dystocratic> & { readonly onClose: () => void };

/** Choose, look once more, lock. The second step is there because a locked ballot cannot be changed. */
export function Ballot({ view, legal, me, busy, choose, onClose }: BallotProps) {
  const t = useText();
  const [vote, setVote] = useState<Vote | null>(null);
  const [prediction, setPrediction] = useState<Predicted>('none');
  const [isSure, setSure] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  const options = lockOptions(legal);
  const votes = distinct<Vote>(options, 'vote');
  const forced = me === null ? null : (view.seats[me]?.forced ?? null);
  const chosenVote = forced ?? vote;
  // A Force card may arrive while somebody is choosing, so the choice is looked up anew each time.
  const chosen = options.find(
    ({ choice }) => choice['vote'] === chosenVote && choice['prediction'] === prediction,
  );
  const lock = () =>
    chosen !== undefined && void choose(chosen).then((why) => (why === null ? onClose() : setProblem(why)));

  const showsSummary = isSure && chosen !== undefined;
  return (
    <Sheet
      open
      onClose={onClose}
      title={t(showsSummary ? 'table.dystocratic.vote.sure' : 'table.dystocratic.vote')}
      footer={
        showsSummary ? (
          <LockButtons busy={busy} onLock={lock} onBack={() => setSure(false)} />
        ) : (
          <Button
            kind="main"
            label={t('table.dystocratic.vote.next')}
            disabled={chosen === undefined}
            why={t('table.dystocratic.vote.first')}
            onPress={() => setSure(true)}
          />
        )
      }
    >
      {problem !== null && <Notice tone="bad" text={problem} />}
      {showsSummary && chosenVote !== null ? (
        <Summary vote={chosenVote} prediction={prediction} />
      ) : (
        <Choosing
          view={view}
          votes={votes}
          predictions={distinct<Predicted>(options, 'prediction')}
          forced={forced}
          vote={chosenVote}
          prediction={prediction}
          onVote={setVote}
          onPrediction={setPrediction}
        />
      )}
    </Sheet>
  );
}

type ChoosingProps = {
  readonly view: Dystocratic['view'];
  readonly votes: readonly Vote[];
  readonly predictions: readonly Predicted[];
  readonly forced: Vote | null;
  readonly vote: Vote | null;
  readonly prediction: Predicted;
  readonly onVote: (vote: Vote) => void;
  readonly onPrediction: (prediction: Predicted) => void;
};

function Choosing({ view, votes, predictions, forced, vote, prediction, ...on }: ChoosingProps) {
  const g = useGameText('dystocratic');
  const t = useText();
  const sides = (one: Vote) =>
    t(one === view.ai ? 'table.dystocratic.side.with' : 'table.dystocratic.side.against');
  const hint = (one: Predicted) => {
    if (one === 'none') return g('prediction.none.text');
    const { right, wrong } = MULTIPLIERS[view.options.multipliers][one];
    return g(`prediction.${one}.text`, { right: right / 2, wrong: wrong / 2 });
  };
  return (
    <>
      {forced !== null && <Notice text={g('points.forced', { vote: g(`vote.${forced}`) })} />}
      <Choice
        label={t('table.dystocratic.my-vote')}
        across
        value={vote}
        options={votes.map((value) => ({ value, label: g(`vote.${value}`), hint: sides(value) }))}
        onChange={on.onVote}
      />
      <Choice
        label={t('table.dystocratic.my-prediction')}
        value={prediction}
        options={predictions.map((value) => ({ value, label: g(`prediction.${value}`), hint: hint(value) }))}
        onChange={on.onPrediction}
      />
    </>
  );
}

function Summary({ vote, prediction }: { vote: Vote; prediction: Predicted }) {
  const g = useGameText('dystocratic');
  const t = useText();
  return (
    <View style={styles.summary} testID="ballot-summary">
      <VoteCard vote={vote} size="huge" />
      <Text size="title" tone="strong">
        {g(`prediction.${prediction}`)}
      </Text>
      <Text align="center">{t('table.dystocratic.vote.final')}</Text>
    </View>
  );
}

type LockButtonsProps = { readonly busy: boolean; readonly onLock: () => void; readonly onBack: () => void };

function LockButtons({ busy, onLock, onBack }: LockButtonsProps) {
  const g = useGameText('dystocratic');
  const t = useText();
  return (
    <>
      <Button kind="main" label={g('move.lock')} disabled={busy} onPress={onLock} />
      <Button label={t('table.dystocratic.vote.change')} disabled={busy} onPress={onBack} />
    </>
  );
}

const styles = StyleSheet.create({ summary: { alignItems: 'center', gap: SPACE.middle } });
