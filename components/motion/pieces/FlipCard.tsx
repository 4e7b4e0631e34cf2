import { type ReactNode, useState } from 'react';
import { StyleSheet, View } from 'react-native';

import { Moving } from '@/components/motion/Moving';
import type { Track } from '@/components/motion/tracks/track';
import { useAnimationRun } from '@/components/motion/tracks/useAnimationRun';
import { DURATION } from '@/components/motion/useMotion';

export type FlipCardProps = {
  readonly back: ReactNode;
  /** The secret side. It is not mounted before `open`, and gone the moment `open` ends: nothing of it can be found. */
  readonly front: ReactNode;
  readonly open: boolean;
  /** Both sides are this large; without it each is as large as what is on it. */
  readonly size?: { readonly width: number; readonly height: number } | undefined;
  /** The card was opened before this screen was shown: show no flip. */
  readonly still?: boolean | undefined;
  readonly onSettled?: (() => void) | undefined;
};

const AWAY: Track = [
  { at: 0, scaleX: 1 },
  { at: 0.25, scaleX: 0.72, y: -5, scale: 1.03 },
  { at: 0.5, scaleX: 0, y: -8, scale: 1.05, opacity: 1 },
  { at: 0.51, scaleX: 0, opacity: 0 },
  { at: 1, scaleX: 0, opacity: 0 },
];
const HERE: Track = [
  { at: 0, scaleX: 0, opacity: 0 },
  { at: 0.49, scaleX: 0, y: -8, scale: 1.05, opacity: 0 },
  { at: 0.5, scaleX: 0, y: -8, scale: 1.05, opacity: 1 },
  { at: 0.75, scaleX: 0.72, y: -5, scale: 1.03 },
  { at: 1, scaleX: 1 },
];

/** A card that turns over in its place. */
export function FlipCard({ back, front, open, size, still, onSettled }: FlipCardProps) {
  // A card that is mounted open does not flip. Each later turn is an animation run of its own.
  const [turns, setTurns] = useState({ open, count: 0 });
  if (turns.open !== open) setTurns({ open, count: turns.count + 1 });
  const { moving } = useAnimationRun({
    id: turns.count,
    duration: DURATION.flip,
    still: still === true || turns.count === 0,
    onEnd: onSettled,
  });
  const going = { moving, duration: DURATION.flip };
  return (
    <View style={size} testID={moving ? 'card-turning' : 'card-lying'}>
      {open ? (
        <>
          <Moving track={HERE} {...going} style={size}>
            {front}
          </Moving>
          {moving && (
            <Moving track={AWAY} {...going} style={styles.over}>
              {back}
            </Moving>
          )}
        </>
      ) : (
        <Moving track={HERE} {...going} style={size}>
          {back}
        </Moving>
      )}
    </View>
  );
}

const styles = StyleSheet.create({
  over: { position: 'absolute', left: 0, right: 0, top: 0, bottom: 0 },
});
