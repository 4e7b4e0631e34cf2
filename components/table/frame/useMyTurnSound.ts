import { useEffect } from 'react';

import { useFeedback } from '@/components/feedback/useFeedback';

/** Plays the same sound and vibration whenever it becomes my turn. */
export function useMyTurnSound(mine: boolean): void {
  const { play } = useFeedback();
  useEffect(() => {
    if (mine) play('turn');
  }, [mine, play]);
}
