import { useEffect, useState } from 'react';

import { localTables } from '@/state/hosting/localHostApi';

/** Once for each load of the page: whoever goes from the shared screen to the shelf wants to stay there. */
let hasAsked = false;

/** Whether this is the browser of the computer that is the host; it then is the shared screen. */
export function useIsHostsOwnPage(): boolean {
  const [isOwn, setOwn] = useState(false);
  useEffect(() => {
    if (hasAsked) return;
    hasAsked = true;
    void localTables().then((found) => setOwn(found !== null));
  }, []);
  return isOwn;
}
