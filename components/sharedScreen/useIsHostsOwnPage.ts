import { useEffect, useState } from 'react';

import { localTables, onScreenLink } from '@/state/hosting/localHostApi';

/** Asked once for each page load: somebody who goes from the shared screen to the home page wants to stay there. */
let hasAsked = false;

/** Whether this browser runs on the host computer. It then opens the shared screen. */
export function useIsHostsOwnPage(): boolean {
  const [isOwn, setOwn] = useState(false);
  useEffect(() => {
    const ask = () => void localTables().then((found) => setOwn(found !== null));
    if (!hasAsked) ask();
    hasAsked = true;
    return onScreenLink(ask);
  }, []);
  return isOwn;
}
