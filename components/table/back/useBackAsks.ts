import { useEffect, useEffectEvent } from 'react';
import { BackHandler } from 'react-native';

/** The phone's own back button asks before it leaves a table. */
export function useBackAsks(isWanted: boolean, ask: () => void): void {
  const asks = useEffectEvent(ask);
  useEffect(() => {
    if (!isWanted) return;
    const watching = BackHandler.addEventListener('hardwareBackPress', () => {
      asks();
      return true;
    });
    return () => watching.remove();
  }, [isWanted]);
}
