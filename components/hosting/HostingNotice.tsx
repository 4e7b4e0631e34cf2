import { useAtomValue } from 'jotai';

import { Notice } from '@/components/basics/page/Notice';
import { useText } from '@/i18n';
import { lanListenerAtom, seenMoved } from '@/state/hosting/lanListener';

/**
 * What whoever is the table for the others must know now: nobody can come in, its address is new, or the battery runs
 * low.
 */
export function HostingNotice({ isPlaying = false }: { isPlaying?: boolean }) {
  const t = useText();
  const door = useAtomValue(lanListenerAtom);
  if (door === null) return null;
  return (
    <>
      {door.stage === 'failed' && <Notice tone="bad" text={t('door.failed')} />}
      {door.stage === 'open' && !door.hasNetwork && <Notice text={t('door.noNetwork')} />}
      {door.hasMoved && (
        <Notice text={t(isPlaying ? 'door.moved.playing' : 'door.moved')} onClose={seenMoved} />
      )}
      {door.isBatteryLow && <Notice tone="bad" text={t('door.battery')} />}
    </>
  );
}
