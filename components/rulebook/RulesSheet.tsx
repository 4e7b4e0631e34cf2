import { Sheet } from '@/components/basics/page/Sheet';
import { useText } from '@/i18n';

import { Rulebook } from './Rulebook';

export type RulesSheetProps = { readonly game: string; readonly open: boolean; readonly onClose: () => void };

/** The rulebook over any screen. */
export function RulesSheet({ game, open, onClose }: RulesSheetProps) {
  const t = useText();
  return (
    <Sheet open={open} onClose={onClose} title={t('game.how')}>
      <Rulebook game={game} />
    </Sheet>
  );
}
