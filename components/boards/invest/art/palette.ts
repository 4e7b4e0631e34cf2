import type { GamePalette } from '@/components/theme/palettes';

export const palette: GamePalette = {
  light: { ground: '#eaf0dc', ink: '#173d31', accent: '#2878a8', accent2: '#e79a1e' },
  dark: { ground: '#0f221b', ink: '#e5efd6', accent: '#5aaede', accent2: '#e0a136' },
};
