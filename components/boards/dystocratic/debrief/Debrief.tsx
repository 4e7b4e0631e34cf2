import { Questions } from '@/components/furniture/messages/Questions';
import { useGameText } from '@/i18n';

const QUESTIONS = [1, 2, 3, 4, 5, 6, 7] as const;

export function Debrief() {
  const g = useGameText('dystocratic');
  return <Questions questions={QUESTIONS.map((question) => g(`debrief.${question}`))} />;
}
