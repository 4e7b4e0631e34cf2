import { useEffect, useEffectEvent, useRef } from 'react';

import type { useBackAsks as useBackAsksOnPhones } from './useBackAsks';

/**
 * A browser's back button asks before it leaves a table. The page puts itself into the history once more, under the same
 * name: going back leads to the page itself, and tells it.
 */
export const useBackAsks: typeof useBackAsksOnPhones = ({ isWanted, isInFront, ask }) => {
  const asks = useEffectEvent(ask);
  const isTwice = useRef(false);
  useEffect(() => {
    if (!isWanted) isTwice.current = false;
  }, [isWanted]);
  useEffect(() => {
    if (!isWanted || !isInFront) return;
    const again = () => window.history.pushState(window.history.state, '');
    if (!isTwice.current) again();
    isTwice.current = true;
    let page = window.location.pathname;
    const wentBack = () => {
      const before = page;
      page = window.location.pathname;
      // The way back from a page above the table is told only after the table is in front again.
      if (page !== before) return;
      again();
      asks();
    };
    window.addEventListener('popstate', wentBack);
    return () => window.removeEventListener('popstate', wentBack);
  }, [isWanted, isInFront]);
};
