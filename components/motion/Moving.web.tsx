import { useLayoutEffect, useRef } from 'react';
import { View } from 'react-native';

import type { MovingProps } from './movingProps';
import { type Part, partsOf, restStyle, type Track, valueOf } from './tracks/track';

const CSS: { readonly [P in Exclude<Part, 'opacity'>]: (value: number) => string } = {
  x: (value) => `translateX(${value}px)`,
  y: (value) => `translateY(${value}px)`,
  turn: (value) => `rotate(${value}deg)`,
  scale: (value) => `scale(${value})`,
  scaleX: (value) => `scaleX(${value})`,
  scaleY: (value) => `scaleY(${value})`,
};

function keyframesOf(track: Track): Keyframe[] {
  const parts = partsOf(track);
  const moved = parts.filter((part) => part !== 'opacity');
  const fades = parts.includes('opacity');
  return track.map((moment) => ({
    offset: moment.at,
    ...(moved.length > 0 && { transform: moved.map((part) => CSS[part](valueOf(moment, part))).join(' ') }),
    ...(fades && { opacity: valueOf(moment, 'opacity') }),
  }));
}

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
      // Not held at the end: the style below says the same, and costs nothing.
      fill: 'backwards',
      iterations: again ? Infinity : 1,
    });
    return () => running.cancel();
  }, [track, moving, duration, again]);
  return (
    <View ref={view} testID={testID} style={[style, restStyle(track)]}>
      {children}
    </View>
  );
}
