import { useEffect, useState } from 'react';

import { localTables } from '@/state/hosting/localHostApi';

/** Asked once for each page load: somebody who goes from the shared screen to the home page wants to stay there. */
let hasAsked = false;

/** Whether this browser runs on the host computer. It then opens the shared screen. */
export function useIsHostsOwnPage(): boolean {
  const [isOwn, setOwn] = useState(false);
  useEffect(() => {
    if (hasAsked) return;
    hasAsked = true;
    void localTables().then((found) => setOwn(found !== null));
  }, []);
  return isOwn;
}
