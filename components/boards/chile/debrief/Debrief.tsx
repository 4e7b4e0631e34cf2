import type { ReactNode } from 'react';
import { View } from 'react-native';

import { SeatMark } from '@/components/basics/marks/SeatMark';
import { Questions } from '@/components/furniture/messages/Questions';
import { ScoreSheet } from '@/components/furniture/messages/ScoreSheet';
import { SPACE } from '@/components/theme';
import { useGameText } from '@/i18n';
import { REGION } from '@/rules/chile/text/numbers';
import type { Ending, View as GameView } from '@/rules/chile/types';

import { DayChart } from './DayChart';
import { reasonWords, winWords } from '@/components/boards/chile/text/lines';
import { RealResult } from './RealResult';
import { StoryButton } from './Story';

const QUESTIONS = [1, 2, 3, 4, 5, 6, 7] as const;

export type DebriefProps = {
  readonly view: GameView;
  readonly result: Ending;
  readonly names: readonly string[];
  /** It was over before this phone looked: nothing unfolds again. */
  readonly still: boolean;
  readonly map: ReactNode;
};

/** The count, how it came about, what happened in 1988, and what to talk about. */
export function Debrief({ view, result, names, still, map }: DebriefProps) {
  const g = useGameText('chile');
  const rows = view.seats.map(({ side }, seat) => ({
    id: seat,
    mark: <SeatMark seat={seat} />,
    name: g('table.campaign', { campaign: g(`side.${side}.long`), seat: names[seat] ?? '' }),
    total: result.votes[side],
    won: result.winner === side,
    reasons: view.regions
      .filter(({ control }) => control === side)
      .map(({ id }) => ({ text: g(`region.${id}`), points: REGION[id].votes })),
  }));
  return (
    <View style={{ gap: SPACE.large }}>
      <ScoreSheet
        outcome={g('said', { what: winWords(result, g), value: reasonWords(result, g) })}
        rows={rows}
        still={still}
      />
      {map}
      <DayChart view={view} />
      <RealResult view={view} result={result} />
      <StoryButton />
      <Questions questions={QUESTIONS.map((question) => g(`debrief.${question}`))} />
    </View>
  );
}
