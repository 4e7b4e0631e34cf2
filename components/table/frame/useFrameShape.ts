import { useWindowDimensions } from 'react-native';

import type { FrameShape } from '@/components/furniture/thumb/frameContext';

/** From here on a screen that is wider than high has room for a column beside the board. */
const LIES_FROM = 560;
const COLUMN = 216;
/** A laptop's or tablet's column. */
const WIDE_COLUMN = 320;
const TABLET = 700;
/** A board that was made for this width stands as large as it can be on a tablet. */
const MADE_FOR = 540;
const LARGEST = 1.5;

export type Shape = {
  readonly shape: FrameShape;
  /** How wide the column beside the board is. */
  readonly column: number;
  /** How much larger everything is drawn than on a phone. */
  readonly times: number;
};

/** How the frame stands on this screen: a phone upright, a phone that lies, or a tablet, which shows the same larger. */
export function useFrameShape(): Shape {
  const { width, height } = useWindowDimensions();
  const isLying = width > height && width >= LIES_FROM;
  const isTablet = width >= TABLET && height >= TABLET;
  return {
    shape: isLying ? 'lying' : 'upright',
    column: isTablet ? WIDE_COLUMN : COLUMN,
    times: isTablet && !isLying ? Math.min(LARGEST, width / MADE_FOR) : 1,
  };
}
