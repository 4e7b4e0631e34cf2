import Svg, { Path } from 'react-native-svg';

import { useTheme } from '@/components/theme';
import { seatPath } from '@/components/theme/seats';

/** A seat's colour and shape. The player's name must stand beside it. */
export function SeatMark({ seat, size = 24 }: { seat: number; size?: number }) {
  const theme = useTheme();
  return (
    <Svg width={size} height={size} viewBox="0 0 24 24" aria-hidden>
      <Path
        d={seatPath(seat)}
        fill={theme.seat(seat).color}
        stroke={theme.colors.ink}
        strokeWidth={1.5}
        strokeLinejoin="round"
      />
    </Svg>
  );
}
