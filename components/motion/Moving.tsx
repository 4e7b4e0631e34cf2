import { useMemo } from 'react';
import Animated from 'react-native-reanimated';

import type { MovingProps } from './movingProps';
import { partsOf, poseStyle, restStyle, type Track } from './tracks/track';

function keyframesOf(track: Track) {
  const parts = partsOf(track);
  const percent = (at: number) => `${Math.round(at * 10_000) / 100}%` as const;
  return Object.fromEntries(track.map((moment) => [percent(moment.at), poseStyle(moment, parts)]));
}

/** Moves its children along the track once, on the phone's UI thread, and leaves them at its end. */
export function Moving({ track, moving, duration, again = false, style, testID, children }: MovingProps) {
  const animationName = useMemo(() => keyframesOf(track), [track]);
  return (
    <Animated.View
      testID={testID}
      style={[
        style,
        restStyle(track),
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
