import { type ReactNode, useMemo } from 'react';

import { Moving } from '@/components/motion/Moving';
import { delayed, type Track } from '@/components/motion/tracks/track';
import { useAnimationRun } from '@/components/motion/tracks/useAnimationRun';
import { DURATION } from '@/components/motion/useMotion';

export type FlightProps = {
  /** Every new one is another flight. */
  readonly flightId: string | number;
  /** Where it comes from, seen from where it lands, in points. */
  readonly from: { readonly x: number; readonly y: number };
  /** How many have started before it: each starts a moment after the last. */
  readonly after?: number | undefined;
  readonly still?: boolean | undefined;
  /** It lies: only now may a number change. */
  readonly onLanded?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** Up, over and down: highest in the middle of its way, and it settles with a small bounce. */
const arc = ({ x, y }: { readonly x: number; readonly y: number }): Track => [
  { at: 0, x, y, scale: 0.9 },
  { at: 0.3, x: x * 0.66, y: y * 0.7 - 18, scale: 1.15 },
  { at: 0.65, x: x * 0.22, y: y * 0.26 - 10, scale: 1.08 },
  { at: 0.9, x: 0, y: 2, scale: 0.96 },
  { at: 1 },
];

/** A coin, a token or a card that flies to its place and lands there. */
export function Flight({ flightId, from, after = 0, still, onLanded, children }: FlightProps) {
  const { x, y } = from;
  const wait = after * DURATION.stagger;
  const duration = wait + DURATION.step;
  const track = useMemo(
    () => delayed(arc({ x, y }), { after: wait, each: DURATION.step, of: duration }),
    [x, y, wait, duration],
  );
  const { moving } = useAnimationRun({ id: flightId, duration, still, onEnd: onLanded });
  return (
    <Moving track={track} moving={moving} duration={duration} testID={moving ? 'flies' : 'landed'}>
      {children}
    </Moving>
  );
}
