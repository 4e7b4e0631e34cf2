import { Glyph } from '@/components/art/Glyph';
import { sharedIcons } from '@/components/art/sharedIcons';
import type { ChileProps } from '@/components/boards/chile/selection';
import { Held } from '@/components/furniture/thumb/Held';
import { useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';

/** Turns up, on the whole map, the cards that only my polls have shown. */
export function LookHandle({
  selection: { isHeldOpen, isKeptOpen },
  select,
  count,
}: Pick<ChileProps, 'selection' | 'select'> & { readonly count: number }) {
  const g = useGameText('chile');
  const { colors } = useTheme();
  const isOpen = isHeldOpen || isKeptOpen;
  return (
    <Held
      label={count === 0 ? g('table.polls.plan') : g('table.polls.hold', { count })}
      pile={
        <Glyph
          of={count === 0 ? sharedIcons.unlock : isOpen ? sharedIcons.eyeClosed : sharedIcons.deck}
          size={30}
          color={colors.ink}
        />
      }
      count={count}
      held={isHeldOpen}
      onHeld={(held) => select({ isHeldOpen: held })}
      kept={isKeptOpen}
      onKept={(kept) => select({ isKeptOpen: kept })}
    />
  );
}
