import { useEffect, useEffectEvent } from 'react';
import { BackHandler } from 'react-native';

type BackAsks = {
  readonly isWanted: boolean;
  /** Whether the table is what is seen; from a page above it, back leads to the table. */
  readonly isInFront: boolean;
  readonly ask: () => void;
};

/** The phone's own back button asks before it leaves a table. */
export function useBackAsks({ isWanted, isInFront, ask }: BackAsks): void {
  const asks = useEffectEvent(ask);
  const isHeard = isWanted && isInFront;
  useEffect(() => {
    if (!isHeard) return;
    const watching = BackHandler.addEventListener('hardwareBackPress', () => {
      asks();
      return true;
    });
    return () => watching.remove();
  }, [isHeard]);
}
