import type { GamePalette } from '@/components/theme/palettes';

export const palette: GamePalette = {
  light: { ground: '#f8ebd3', ink: '#16324f', accent: '#c8402a', accent2: '#e9a625' },
  dark: { ground: '#0e1e2e', ink: '#f2e5cb', accent: '#ff7f60', accent2: '#d9952a' },
};
