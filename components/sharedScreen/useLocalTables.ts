import { useEffect, useState } from 'react';

import { type LocalTables, localTables } from '@/state/hosting/localHostApi';

const ASK_AGAIN_MS = 3_000;
/** During a recovery, when players look from their phones to this screen and back. */
const SOON_MS = 1_000;

/**
 * Asks the host on this computer for its tables. `null`: this is not the host's browser, or the host does not answer.
 */
export function useLocalTables(): LocalTables | null | 'asking' {
  const [found, setFound] = useState<LocalTables | null | 'asking'>('asking');
  useEffect(() => {
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () =>
      void localTables().then((tables) => {
        if (!isOpen) return;
        setFound(tables);
        timer = setTimeout(ask, tables?.recovery == null ? ASK_AGAIN_MS : SOON_MS);
      });
    ask();
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, []);
  return found;
}
