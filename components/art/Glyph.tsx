import { View } from 'react-native';
import Svg, { Path } from 'react-native-svg';

import type { IconArt } from './iconTypes';

export type GlyphProps = {
  of: IconArt;
  size?: number;
  color: string;
  /** Without a label the picture is hidden from screen readers: the words beside it must say the same. */
  label?: string | undefined;
  /** For what points along the line of reading, where that runs from right to left. */
  mirrored?: boolean;
};

/** One icon in one colour. */
export function Glyph({ of, size = 24, color, label, mirrored = false }: GlyphProps) {
  const drawing = (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path
        d={of.join('')}
        fill={color}
        fillRule="evenodd"
        {...(mirrored && { transform: 'matrix(-1 0 0 1 24 0)' })}
      />
    </Svg>
  );
  if (label === undefined) return drawing;
  return (
    <View accessible accessibilityRole="image" accessibilityLabel={label}>
      {drawing}
    </View>
  );
}
