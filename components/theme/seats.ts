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
