import { useLayoutEffect, useRef } from 'react';
import { View } from 'react-native';

import type { MovingProps } from './movingProps';
import { lastOf, type Pose, poseStyle, type Track, transformOf } from './track';

const css = (pose: Pose) =>
  transformOf(pose)
    .flatMap((part) => Object.entries(part))
    .map(([name, value]) => `${name}(${value}${name.startsWith('translate') ? 'px' : ''})`)
    .join(' ');

export const keyframesOf = (track: Track): Keyframe[] =>
  track.map((moment) => ({
    offset: moment.at,
    transform: css(moment),
    opacity: poseStyle(moment).opacity,
  }));

/**
 * The same as on a phone, by the browser's own animations: they run beside the page's thread, and a guest
 * need not load reanimated (about 50 KB) for them. A browser too old for them shows the end at once.
 */
export function Moving({ track, moving, duration, again = false, style, testID, children }: MovingProps) {
  const view = useRef<View>(null);
  useLayoutEffect(() => {
    const element = view.current as unknown as HTMLElement | null;
    if (!moving || typeof element?.animate !== 'function') return;
    const running = element.animate(keyframesOf(track), {
      duration,
      fill: 'both',
      iterations: again ? Infinity : 1,
    });
    return () => running.cancel();
  }, [track, moving, duration, again]);
  return (
    <View ref={view} testID={testID} style={[style, poseStyle(lastOf(track))]}>
      {children}
    </View>
  );
}
