import Svg, { Circle, Path } from 'react-native-svg';

import { type SeatShape, useTheme } from '@/components/theme';

const PATHS: { readonly [S in Exclude<SeatShape, 'circle'>]: string } = {
  triangle: 'M12 2.500 22.500 21h-21z',
  square: 'M3.500 3.500h17v17h-17z',
  diamond: 'M12 1.500 22.500 12 12 22.500 1.500 12z',
  star: 'M12 1.500l3.100 6.900 7.400.8-5.500 5 1.600 7.300L12 17.800l-6.600 3.700L7 14.200l-5.500-5 7.400-.8z',
};

/** A seat's colour and shape. The player's name must stand beside it. */
export function SeatMark({ seat, size = 24 }: { seat: number; size?: number }) {
  const theme = useTheme();
  const { shape, color } = theme.seat(seat);
  const ink = { fill: color, stroke: theme.colors.ink, strokeWidth: 1.5, strokeLinejoin: 'round' } as const;
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      {shape === 'circle' ? <Circle cx={12} cy={12} r={10} {...ink} /> : <Path d={PATHS[shape]} {...ink} />}
    </Svg>
  );
}
