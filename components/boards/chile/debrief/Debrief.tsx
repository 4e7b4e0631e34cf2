import type { ChileProps } from '@/components/boards/chile/selection';
import { DebriefCards } from '@/components/furniture/ending/DebriefCards';
import { useGameText } from '@/i18n';

import { DayChart } from './DayChart';
import { RealResult } from './RealResult';
import { StoryButton } from './Story';

const QUESTIONS = [1, 2, 3, 4, 5, 6, 7] as const;

/** How it came about, what happened in 1988, and what to talk about. */
export function Debrief({ view, names }: ChileProps) {
  const g = useGameText('chile');
  const { result } = view;
  return (
    <DebriefCards
      names={names}
      cards={[
        { id: 'days', picture: <DayChart view={view} /> },
        ...(result === null ? [] : [{ id: 'real', picture: <RealResult view={view} result={result} /> }]),
        { id: 'story', picture: <StoryButton /> },
        ...QUESTIONS.map((question) => ({ question: g(`debrief.${question}`) })),
      ]}
    />
  );
}
