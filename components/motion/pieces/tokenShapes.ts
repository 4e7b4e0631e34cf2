import type { SeatShape } from '@/components/theme';

/** Filled shapes on a 24 × 24 grid: a token is known by shape as well as by colour. */
export const TOKEN_SHAPES: { readonly [S in SeatShape]: string } = {
  circle: 'M12 3a9 9 0 1 1-.1 0z',
  triangle: 'M12 3 21.500 20h-19z',
  square: 'M4 4h16v16H4z',
  diamond: 'M12 2 22 12 12 22 2 12z',
  star: 'M12 2l2.900 6.500 7.100.8-5.300 4.800 1.500 7-6.200-3.600-6.200 3.600 1.500-7L2 9.300l7.100-.8z',
};
