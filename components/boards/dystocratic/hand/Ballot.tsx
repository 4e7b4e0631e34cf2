import { useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { VotePicture } from '@/components/boards/dystocratic/art/CardPictures';
import { Glyph } from '@/components/art/Glyph';
import { dystocratic as icons } from '@/components/boards/dystocratic/art/icons';
import { Choice } from '@/components/basics/input/Choice';
import { Notice } from '@/components/basics/page/Notice';
import { Text } from '@/components/basics/text/Text';
import { movesOf } from '@/components/boards/legal';
import { SPACE } from '@/components/theme';
import { BallotSheet } from '@/components/furniture/secrets/BallotSheet';
import { useGameText } from '@/i18n';
import { MULTIPLIERS, timesOf } from '@/rules/dystocratic/text/numbers';
import type { Dystocratic, Predicted, Vote } from '@/rules/dystocratic/types';
import type { LockChoice } from '@/rules/engine';

import { useInks } from './cards';
import type { DystocraticProps } from '@/components/boards/dystocratic/selection';
import { PredictionCard, VoteCard } from './VoteCard';

const distinct = <T extends string>(options: readonly LockChoice[], part: string): readonly T[] => [
  ...new Set(options.map(({ choice }) => choice[part] as T)),
];

export type BallotProps = DystocraticProps & { readonly onClose: () => void };

export function Ballot({ view, legal, me, busy, choose, onClose }: BallotProps) {
  const g = useGameText('dystocratic');
  const [vote, setVote] = useState<Vote | null>(null);
  const [prediction, setPrediction] = useState<Predicted>('none');

  const options = movesOf(legal, 'lock');
  const forced = me === null ? null : (view.seats[me]?.forced ?? null);
  const chosenVote = forced ?? vote;
  // A Force card may arrive while somebody is choosing, so the choice is looked up anew each time.
  const chosen = options.find(
    ({ choice }) => choice['vote'] === chosenVote && choice['prediction'] === prediction,
  );
  return (
    <BallotSheet
      title={g('board.vote')}
      sure={g('board.vote.sure')}
      chosen={chosen}
      missing={g('board.vote.first')}
      lockLabel={g('move.lock')}
      busy={busy}
      choose={choose}
      onClose={onClose}
      summary={chosenVote !== null && <Summary vote={chosenVote} prediction={prediction} />}
      choosing={
        <Choosing
          view={view}
          votes={distinct<Vote>(options, 'vote')}
          predictions={distinct<Predicted>(options, 'prediction')}
          forced={forced}
          vote={chosenVote}
          prediction={prediction}
          onVote={setVote}
          onPrediction={setPrediction}
        />
      }
    />
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
  const inks = useInks();
  const g = useGameText('dystocratic');
  const sides = (one: Vote) => g(one === view.ai ? 'board.side.with' : 'board.side.against');
  const hint = (one: Predicted) => {
    if (one === 'none') return g('prediction.none.text');
    const { right, wrong } = MULTIPLIERS[view.options.multipliers][one];
    return g(`prediction.${one}.text`, { right: timesOf(right), wrong: timesOf(wrong) });
  };
  return (
    <>
      {forced !== null && <Notice text={g('points.forced', { vote: g(`vote.${forced}`) })} />}
      <Choice
        label={g('board.my-vote')}
        across
        value={vote}
        options={votes.map((value) => ({
          value,
          label: g(`vote.${value}`),
          hint: sides(value),
          picture: <VotePicture vote={value} width={34} />,
        }))}
        onChange={on.onVote}
      />
      <Choice
        label={g('board.my-prediction')}
        value={prediction}
        options={predictions.map((value) => ({
          value,
          label: g(`prediction.${value}`),
          hint: hint(value),
          picture: value !== 'none' && <Glyph of={icons[value]} size={28} color={inks.accent} />,
        }))}
        onChange={on.onPrediction}
      />
    </>
  );
}

function Summary({ vote, prediction }: { vote: Vote; prediction: Predicted }) {
  const g = useGameText('dystocratic');
  return (
    <View style={styles.summary} testID="ballot-summary">
      <View style={styles.cards}>
        <VoteCard vote={vote} width={84} />
        <PredictionCard prediction={prediction} width={84} />
      </View>
      <Text align="center">{g('board.vote.final')}</Text>
    </View>
  );
}

const styles = StyleSheet.create({
  summary: { alignItems: 'center', gap: SPACE.middle },
  cards: {
    flexDirection: 'row',
    flexWrap: 'wrap',
    justifyContent: 'center',
    alignItems: 'center',
    gap: SPACE.huge,
  },
});
