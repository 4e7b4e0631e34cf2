import { useMemo } from 'react';
import Animated from 'react-native-reanimated';

import type { MovingProps } from './movingProps';
import { lastOf, poseStyle, type Track } from './track';

const percent = (at: number) => `${Math.round(at * 10_000) / 100}%` as const;

export const keyframesOf = (track: Track) =>
  Object.fromEntries(track.map((moment) => [percent(moment.at), poseStyle(moment)]));

/** Goes its track once, on the phone's own drawing thread, and stays where it ends. */
export function Moving({ track, moving, duration, again = false, style, testID, children }: MovingProps) {
  const animationName = useMemo(() => keyframesOf(track), [track]);
  return (
    <Animated.View
      testID={testID}
      style={[
        style,
        poseStyle(lastOf(track)),
        moving && {
          animationName,
          animationDuration: duration,
          animationTimingFunction: 'linear',
          animationFillMode: 'both',
          animationIterationCount: again ? 'infinite' : 1,
        },
      ]}
    >
      {children}
    </Animated.View>
  );
}
