import { useAtomValue } from 'jotai';
import { useEffect } from 'react';

import { useText } from '@/i18n';
import { showOpen } from '@/state/hosting/hosting';
import { lanListenerAtom } from '@/state/hosting/lanListener';

/** Shows a system notification while this phone hosts a table, which also keeps the app running. */
export function useHostingNotification(): void {
  const t = useText();
  const isOpen = useAtomValue(lanListenerAtom)?.stage === 'open';
  const title = t('door.sign');
  const text = t('door.sign.text');
  useEffect(() => {
    if (!isOpen) return;
    showOpen({ title, text });
    return () => showOpen(null);
  }, [isOpen, title, text]);
}
