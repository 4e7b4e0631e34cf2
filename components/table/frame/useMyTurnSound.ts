import { useEffect } from 'react';

import { useFeedback } from '@/components/feedback/useFeedback';

/** Heard and felt when it becomes my turn, the same whatever there is to do. */
export function useMyTurnSound(mine: boolean): void {
  const { play } = useFeedback();
  useEffect(() => {
    if (mine) play('turn');
  }, [mine, play]);
}
