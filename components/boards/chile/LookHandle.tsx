import { SecretHandle } from '@/components/furniture/SecretHandle';
import { useGameText } from '@/i18n';

import { useLook } from './draft';

/** Turns up, on the whole map, the cards that only my polls have shown. */
export function LookHandle({ count }: { count: number }) {
  const g = useGameText('chile');
  const { held, kept, hold, keep } = useLook();
  return (
    <SecretHandle
      label={count === 0 ? g('table.polls.plan') : g('table.polls.hold', { count })}
      held={held}
      onHeld={hold}
      kept={kept}
      onKept={keep}
      closeLabel={g('table.polls.close')}
    />
  );
}
