import type { ReactNode } from 'react';
import { View } from 'react-native';
import Svg, { Rect } from 'react-native-svg';

export type CardPictureProps = {
  /** The height follows: cards are 5 : 7. */
  width: number;
  label?: string | undefined;
};

/** Paper the size of a card with something printed on it, on a 100 × 140 grid. */
export function CardPicture({
  width,
  label,
  ground,
  edge,
  children,
}: CardPictureProps & { ground: string; edge: string; children: ReactNode }) {
  const drawing = (
    <Svg width={width} height={width * 1.4} viewBox="0 0 100 140" aria-hidden>
      <Rect x={1} y={1} width={98} height={138} rx={7} fill={ground} stroke={edge} strokeWidth={2} />
      {children}
    </Svg>
  );
  if (label === undefined) return drawing;
  return (
    <View accessible accessibilityRole="image" accessibilityLabel={label}>
      {drawing}
    </View>
  );
}
