import type { GamePalette } from '@/components/theme/palettes';

export const palette: GamePalette = {
  light: { ground: '#f6e8e0', ink: '#401c46', accent: '#b53a5c', accent2: '#2f9488' },
  dark: { ground: '#22112a', ink: '#f4e3ea', accent: '#ef7d9c', accent2: '#3f9f93' },
};
