import type { RyvProps } from '@/components/boards/ryv/selection';
import { DebriefCards } from '@/components/furniture/ending/DebriefCards';
import { useGameText } from '@/i18n';

import { Story } from './Story';

const STORY = [1, 2, 3, 4] as const;
const MODEL = [1, 2, 3, 4, 5, 6] as const;

/** The story of the game, then what to talk about in the two parts of the rulebook: the game, and the game and the world. */
export function Debrief({ view, names }: RyvProps) {
  const g = useGameText('ryv');
  const { result } = view;
  return (
    <DebriefCards
      names={names}
      cards={[
        ...(result === null
          ? []
          : [{ id: 'story', picture: <Story view={view} result={result} names={names} /> }]),
        ...STORY.map((question) => ({ question: g(`debrief.story.${question}`), part: g('debrief.story') })),
        ...MODEL.map((question) => ({ question: g(`debrief.model.${question}`), part: g('debrief.model') })),
      ]}
    />
  );
}
