import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent } from 'react';

import { guestStatesAtom } from '@/state/session/tableSession';

import { useFeedback } from './useFeedback';

export type Ended = {
  /** Whether the outcome has appeared while somebody was looking. */
  readonly isNews: boolean;
  /** The winners: seats, and names of parties that nobody plays. */
  readonly winners: readonly (number | string)[];
};

/**
 * The end is heard and felt once. It sounds as won when anyone on this phone has won; on a screen without a seat, when
 * anyone at the table has.
 */
export function useEnding({ isNews, winners }: Ended): void {
  const { play } = useFeedback();
  const here = useAtomValue(guestStatesAtom).flatMap(({ you }) => you.seat ?? []);
  const tell = useEffectEvent(() => {
    const isOurs = (winner: number | string) =>
      typeof winner === 'number' && (here.length === 0 || here.includes(winner));
    play(winners.some(isOurs) ? 'win' : 'lose');
  });
  useEffect(() => {
    if (isNews) tell();
  }, [isNews]);
}
