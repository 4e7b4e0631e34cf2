import { SecretHandle } from '@/components/furniture/secrets/SecretHandle';
import { useGameText } from '@/i18n';

import type { ChileProps } from '@/components/boards/chile/selection';

/** Turns up, on the whole map, the cards that only my polls have shown. */
export function LookHandle({
  selection: { isHeldOpen, isKeptOpen },
  select,
  count,
}: Pick<ChileProps, 'selection' | 'select'> & { readonly count: number }) {
  const g = useGameText('chile');
  return (
    <SecretHandle
      label={count === 0 ? g('table.polls.plan') : g('table.polls.hold', { count })}
      held={isHeldOpen}
      onHeld={(held) => select({ isHeldOpen: held })}
      kept={isKeptOpen}
      onKept={(kept) => select({ isKeptOpen: kept })}
      closeLabel={g('table.polls.close')}
    />
  );
}
