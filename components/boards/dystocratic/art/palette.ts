import type { GamePalette } from '@/components/theme/palettes';

export const palette: GamePalette = {
  light: { ground: '#ece5d6', ink: '#211c28', accent: '#c02a1c', accent2: '#b9afc4' },
  dark: { ground: '#17141c', ink: '#ece4d4', accent: '#ff6b52', accent2: '#4b4358' },
};
