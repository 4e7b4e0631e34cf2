import { useLayoutEffect, useRef, useState } from 'react';
import { type LayoutChangeEvent, useWindowDimensions, type View } from 'react-native';

/** What a browser and a phone tell of a view before it is first painted. */
type Measured = { readonly offsetWidth?: number };

/**
 * How wide the place is where something stands: its column, not the window. Known before the first picture, so that what
 * moves need not begin anew; where nothing can be measured, the window's width stands in.
 */
export function useRoom() {
  const window = useWindowDimensions();
  const ref = useRef<View>(null);
  const [width, setWidth] = useState(0);
  useLayoutEffect(() => {
    const { offsetWidth = 0 } = (ref.current ?? {}) as Measured;
    if (offsetWidth > 0) setWidth(offsetWidth);
  }, []);
  return {
    width: width > 0 ? width : window.width,
    measured: {
      ref,
      onLayout: ({ nativeEvent }: LayoutChangeEvent) => setWidth(nativeEvent.layout.width),
    },
  };
}
