import { useEffect, useState } from 'react';

import { type LocalTables, localTables } from '@/state/hosting/localHostApi';

const ASK_AGAIN_MS = 3_000;
/** During a recovery, when players look from their phones to this screen and back. */
const SOON_MS = 1_000;

/** `no-key`: the host's link was not opened here. `null`: this is not its computer, or it does not answer. */
type Found = LocalTables | 'no-key' | null | 'asking';

/** Asks the host on this computer for its tables. */
export function useLocalTables(): Found {
  const [found, setFound] = useState<Found>('asking');
  useEffect(() => {
    let isOpen = true;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const ask = () =>
      void localTables().then((tables) => {
        if (!isOpen) return;
        setFound(tables);
        const isRecovering = tables !== null && tables !== 'no-key' && tables.recovery !== null;
        timer = setTimeout(ask, isRecovering ? SOON_MS : ASK_AGAIN_MS);
      });
    ask();
    return () => {
      isOpen = false;
      clearTimeout(timer);
    };
  }, []);
  return found;
}
