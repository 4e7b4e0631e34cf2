import type { DystocraticProps } from '@/components/boards/dystocratic/selection';
import { History } from '@/components/boards/dystocratic/reveal/History';
import { DebriefCards } from '@/components/furniture/ending/DebriefCards';
import { useGameText } from '@/i18n';

const QUESTIONS = [1, 2, 3, 4, 5, 6, 7] as const;

/** Every round once more, then what to talk about. */
export function Debrief({ view, names }: DystocraticProps) {
  const g = useGameText('dystocratic');
  return (
    <DebriefCards
      names={names}
      cards={[
        { id: 'history', picture: <History view={view} names={names} /> },
        ...QUESTIONS.map((question) => ({ question: g(`debrief.${question}`) })),
      ]}
    />
  );
}
