import { invest as icons } from './icons';
import { palette } from './palette';
import type { IconArt } from '@/components/art/iconTypes';
import type { Palette } from '@/components/theme/palettes';
import { usePalette, useTheme } from '@/components/theme';
import type { DisasterCard, Hazard, Sector, Shape } from '@/rules/invest/types';

export type Inks = { readonly ground: string; readonly ink: string };

export const SECTOR_ART: { readonly [S in Sector]: IconArt } = {
  energy: icons.energy,
  health: icons.health,
  agriculture: icons.agriculture,
  education: icons.education,
  infrastructure: icons.infrastructure,
};

export const HAZARD_ART: { readonly [H in Hazard]: IconArt } = {
  flood: icons.flood,
  drought: icons.drought,
  health: icons.healthCrisis,
  energy: icons.energyShortage,
  economy: icons.economicShock,
};

export const DISASTER_ART: { readonly [D in DisasterCard]: IconArt } = {
  ...HAZARD_ART,
  unknown: icons.unknown,
  'good-year': icons.goodYear,
};

const LIGHT: { readonly [S in Sector]: Inks } = {
  energy: { ground: '#fbe09b', ink: '#6b4300' },
  health: { ground: '#f8d0c8', ink: '#8c1f1a' },
  agriculture: { ground: '#d2e6b4', ink: '#2a5412' },
  education: { ground: '#cddcf5', ink: '#1e4083' },
  infrastructure: { ground: '#ddd5cd', ink: '#483829' },
};
const DARK: { readonly [S in Sector]: Inks } = {
  energy: { ground: '#4a370c', ink: '#ffd66b' },
  health: { ground: '#4d201c', ink: '#ffb6a9' },
  agriculture: { ground: '#26401a', ink: '#bce392' },
  education: { ground: '#1f2f52', ink: '#b8ceff' },
  infrastructure: { ground: '#3f362f', ink: '#e3d3c4' },
};

export function useSectorInks(): (sector: Sector) => Inks {
  const { dark } = useTheme();
  return (sector) => (dark ? DARK : LIGHT)[sector];
}

export const useInks = (): Palette => usePalette(palette);

/** Far apart in lightness: white, black, and two between, so that colour-blind eyes tell them too. */
export const SHAPE_INK: { readonly [S in Shape]: string } = {
  circle: '#ffffff',
  square: '#1a1712',
  diamond: '#f09a1a',
  star: '#2f7fb3',
};

/** What everyone may take for a disaster card: bad ones dark on red earth, a good year on green. */
export function useDisasterInks(): (card: DisasterCard) => Inks {
  const { dark } = useTheme();
  return (card) => {
    if (card === 'good-year') return dark ? DARK.agriculture : LIGHT.agriculture;
    if (card === 'unknown') return { ground: '#2b2333', ink: '#f3d9ff' };
    return dark ? { ground: '#4d1a12', ink: '#ffc2ad' } : { ground: '#7d2114', ink: '#fff1e4' };
  };
}
