import { View } from 'react-native';
import Svg, { Path, Rect } from 'react-native-svg';

import type { Palette } from '@/components/theme/palettes';

/** One colour printed over those before it. */
export type Layer = readonly [keyof Palette, string];
export type CoverProps = { palette: Palette; label?: string | undefined };

/** As wide as what it lies in, at 16 : 10; a box of another shape crops it evenly. */
export function CoverPicture({ layers, palette, label }: CoverProps & { layers: readonly Layer[] }) {
  const spoken =
    label === undefined
      ? { 'aria-hidden': true }
      : { accessible: true, accessibilityRole: 'image' as const, accessibilityLabel: label };
  return (
    <View {...spoken} style={{ width: '100%', aspectRatio: 1.6, overflow: 'hidden' }}>
      <Svg width="100%" height="100%" viewBox="0 0 320 200" preserveAspectRatio="xMidYMid slice" aria-hidden>
        <Rect width={320} height={200} fill={palette.ground} />
        {layers.map(([ink, d], at) => (
          <Path key={at} d={d} fill={palette[ink]} fillRule="evenodd" />
        ))}
      </Svg>
    </View>
  );
}
