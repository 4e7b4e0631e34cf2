import { useEffect, useState } from 'react';

import { type LocalTables, localTables } from '@/state/laptop';

const ASK_AGAIN_MS = 3_000;

/** `null`: this is not the host's own browser, or the host is gone. */
export function useLocalTables(): LocalTables | null | 'asking' {
  const [found, setFound] = useState<LocalTables | null | 'asking'>('asking');
  useEffect(() => {
    let isOpen = true;
    const ask = () => void localTables().then((tables) => isOpen && setFound(tables));
    ask();
    const timer = setInterval(ask, ASK_AGAIN_MS);
    return () => {
      isOpen = false;
      clearInterval(timer);
    };
  }, []);
  return found;
}
