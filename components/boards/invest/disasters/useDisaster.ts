import { useFeedback } from '@/components/feedback/useFeedback';
import { useBeats } from '@/components/motion/useBeats';
import type { View } from '@/rules/invest/types';

import { FLIP_BEATS } from './beats';
import { type Happening, happeningNow } from './happening';

export type DisasterOf = {
  readonly view: View;
  readonly of: Happening;
  /** Its card is turned up now, or its coin flies. What that does is told when it lies there. */
  readonly isPlaying: boolean;
};

/** How far a disaster has come on this screen: which card lies face up, and whether its coin is in the air. */
export function useDisaster({ view, of, isPlaying }: DisasterOf) {
  const { play } = useFeedback();
  const before = happeningNow(view);
  const isTurned =
    useBeats({
      beats: FLIP_BEATS,
      isPlaying: isPlaying && (before?.card ?? null) === null,
      onBeat: () => play('reveal'),
    }) > 0;
  return {
    card: isTurned ? of.card : null,
    flies: isPlaying && (before?.coin ?? null) === null && of.coin !== null,
  };
}
