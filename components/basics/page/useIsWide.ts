import { useWindowDimensions } from 'react-native';

import { useTheme, WIDE } from '@/components/theme';

/** Whether the window is as wide as a tablet on its side, a laptop or a projector. */
export function useIsWide(): boolean {
  return useWindowDimensions().width >= WIDE;
}

/** Whether two columns fit beside each other with the words as large as this player wants them. */
export function useHasTwoColumns(): boolean {
  const { width } = useWindowDimensions();
  const { isLarge, scale } = useTheme();
  return isLarge ? width >= WIDE * Math.min(scale, 1.4) : width >= WIDE;
}
