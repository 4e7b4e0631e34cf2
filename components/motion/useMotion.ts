import { useAtomValue } from 'jotai';
import { useSyncExternalStore } from 'react';

import { settingsAtom } from '@/state/store/settings';

import { systemMotion } from './systemMotion';

/** Milliseconds. */
export const DURATION = {
  /** A press, a tick. */
  quick: 120,
  /** One token leaving the bag, one card dealt. */
  step: 320,
  /** Between one of several and the next. */
  stagger: 110,
  flip: 420,
  coin: 1000,
  /** The longest of all: from the first touch of the dice to the last word on them. */
  throw: 1200,
} as const;

export type Motion = {
  /** Nothing moves: every piece shows its end at once. */
  readonly reduced: boolean;
  readonly duration: typeof DURATION;
};

/** Decides whether things move: by the player's setting, or else by the phone's. */
export function useMotion(): Motion {
  const { reducedMotion } = useAtomValue(settingsAtom);
  const system = useSyncExternalStore(systemMotion.subscribe, systemMotion.isReduced, systemMotion.isReduced);
  return { reduced: reducedMotion ?? system, duration: DURATION };
}
