import Svg, { Path } from 'react-native-svg';

import type { DieDrawingProps } from './dieDrawingProps';

/** One side as a drawing of 100 × 100. */
export function DieDrawing({ size, ground, ink, block, pips }: DieDrawingProps) {
  return (
    <Svg width={size} height={size} viewBox="0 0 100 100" aria-hidden>
      <Path d={block} fill={ground} stroke={ink} strokeWidth={5.5} strokeLinejoin="round" />
      <Path d={pips} fill={ink} fillRule="evenodd" />
    </Svg>
  );
}
