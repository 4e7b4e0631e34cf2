import { useEffect, useEffectEvent } from 'react';

/**
 * A browser's back button asks before it leaves a table. The page puts itself into the history once more, under the same
 * name: going back leads to the page itself, and tells it.
 */
export function useBackAsks(isWanted: boolean, ask: () => void): void {
  const asks = useEffectEvent(ask);
  useEffect(() => {
    if (!isWanted) return;
    const again = () => window.history.pushState(window.history.state, '');
    const wentBack = () => {
      again();
      asks();
    };
    again();
    window.addEventListener('popstate', wentBack);
    return () => window.removeEventListener('popstate', wentBack);
  }, [isWanted]);
}
