export type SeatShape = 'circle' | 'triangle' | 'square' | 'diamond' | 'star';
export type SeatColor = { readonly shape: SeatShape; readonly color: string; readonly onColor: string };

const SHAPES: readonly SeatShape[] = ['circle', 'triangle', 'square', 'diamond', 'star'];

/** The colours differ in lightness as well as in hue, so that colour-blind players can tell them apart. */
const LIGHT = [
  ['#14508c', '#ffffff'],
  ['#b93c0a', '#ffffff'],
  ['#eeb029', '#221d16'],
  ['#0c6f66', '#ffffff'],
  ['#8a2f6b', '#ffffff'],
] as const;
const DARK = [
  ['#7ab8f5', '#1b1814'],
  ['#ff9a6b', '#1b1814'],
  ['#f5cd55', '#1b1814'],
  ['#58c9b6', '#1b1814'],
  ['#ee9bd0', '#1b1814'],
] as const;

export function seatColor(seat: number, dark: boolean): SeatColor {
  const at = seat % SHAPES.length;
  const [color, onColor] = (dark ? DARK : LIGHT)[at] ?? LIGHT[0];
  return { shape: SHAPES[at] ?? 'circle', color, onColor };
}

const PATHS: { readonly [S in SeatShape]: string } = {
  circle: 'M2 12A10 10 0 1 1 22 12A10 10 0 1 1 2 12Z',
  triangle: 'M12 2.500 22.500 21h-21z',
  square: 'M3.500 3.500h17v17h-17z',
  diamond: 'M12 1.500 22.500 12 12 22.500 1.500 12z',
  star: 'M12 1.500l3.100 6.900 7.400.8-5.500 5 1.600 7.300L12 17.800l-6.600 3.700L7 14.200l-5.500-5 7.400-.8z',
};

/** A seat's shape on a 24 × 24 grid. */
export const seatPath = (seat: number): string => PATHS[SHAPES[seat % SHAPES.length] ?? 'circle'];
