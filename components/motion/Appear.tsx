import type { ReactNode } from 'react';

import { Moving } from '@/components/motion/Moving';
import type { Track } from '@/components/motion/tracks/track';
import { DURATION } from '@/components/motion/useMotion';

import { useAnimationRun } from './tracks/useAnimationRun';

const COMES: Track = [
  { at: 0, y: -6, opacity: 0 },
  { at: 0.6, y: 1, opacity: 1 },
  { at: 1, opacity: 1 },
];

/** Fades its children in, once. */
export function Appear({ still = false, children }: { still?: boolean; children: ReactNode }) {
  const { moving } = useAnimationRun({ id: 'appear', duration: DURATION.step, still });
  return (
    <Moving track={COMES} moving={moving} duration={DURATION.step}>
      {children}
    </Moving>
  );
}
