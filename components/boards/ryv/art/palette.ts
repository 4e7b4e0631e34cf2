import type { GamePalette } from '@/components/theme/palettes';

export const palette: GamePalette = {
  light: { ground: '#fcebcf', ink: '#2a2357', accent: '#cf4a16', accent2: '#5fa58d' },
  dark: { ground: '#17132f', ink: '#f6e8cc', accent: '#ff8a4c', accent2: '#3f7f6c' },
};
