import { Children, type ReactNode, useMemo } from 'react';
import type { StyleProp, ViewStyle } from 'react-native';
import { View } from 'react-native';

import { Moving } from '@/components/motion/Moving';
import { delayed, REST, type Track } from '@/components/motion/tracks/track';
import { useAnimationRun } from '@/components/motion/tracks/useAnimationRun';
import { DURATION } from '@/components/motion/useMotion';

export type DealProps = {
  readonly dealId: string | number;
  /** Where the deck is, seen from the first place in the hand, in points. */
  readonly from?: { readonly x: number; readonly y: number } | undefined;
  /** How many of the last are new; all of them unless told otherwise. The others lie there already. */
  readonly fresh?: number | undefined;
  readonly still?: boolean | undefined;
  readonly onSettled?: (() => void) | undefined;
  readonly style?: StyleProp<ViewStyle>;
  readonly children: ReactNode;
};

const ABOVE = { x: 0, y: -180 };
const LONGEST = 1000;

const slide = ({ x, y }: { x: number; y: number }): Track => [
  { at: 0, x, y, turn: -14, scale: 0.86, opacity: 0 },
  { at: 0.08, x: x * 0.93, y: y * 0.93, turn: -13, scale: 0.88, opacity: 1 },
  { at: 0.35, x: x * 0.42, y: y * 0.42, turn: -6, scale: 1 },
  { at: 0.6, x: x * 0.12, y: y * 0.12, turn: 1, scale: 1.03 },
  { at: 0.82, x: x * 0.015, y: y * 0.015, turn: 1.5 },
  { at: 1 },
];

function dealTracks(count: number, from: { x: number; y: number }) {
  const each = DURATION.step;
  const gap = Math.min(DURATION.stagger, count > 1 ? (LONGEST - each) / (count - 1) : 0);
  const duration = each + gap * Math.max(0, count - 1);
  const way = slide(from);
  return {
    duration,
    tracks: Array.from({ length: count }, (_, index) =>
      delayed(way, { after: index * gap, each, of: duration }),
    ),
  };
}

/** Cards that come from the deck to the hand one by one. */
export function Deal({ dealId, from = ABOVE, fresh, still, onSettled, style, children }: DealProps) {
  const cards = Children.toArray(children);
  const count = Math.min(cards.length, fresh ?? cards.length);
  const { x, y } = from;
  const { duration, tracks } = useMemo(() => dealTracks(count, { x, y }), [count, x, y]);
  const { moving } = useAnimationRun({ id: dealId, duration, still, onEnd: onSettled });
  return (
    <View style={style} testID={moving ? 'deal-going' : 'deal-done'}>
      {cards.map((card, index) => {
        const place = index - (cards.length - count);
        return (
          <Moving key={index} track={tracks[place] ?? REST} moving={moving && place >= 0} duration={duration}>
            {card}
          </Moving>
        );
      })}
    </View>
  );
}
