import { podium as icons } from './icons';
import { palette } from './palette';
import type { IconArt } from '@/components/art/iconTypes';
import type { Palette } from '@/components/theme/palettes';
import { usePalette, useTheme } from '@/components/theme';
import type { Kind, Policy, Sdg } from '@/rules/podium/types';

type Ink = { readonly color: string; readonly onColor: string };

/** Colours that differ from those of the seats. Each Policy has a picture too, so nobody has to tell them by colour. */
const LIGHT: { readonly [P in Policy]: string } = {
  partnership: '#5b3a8c',
  peace: '#1f5fa8',
  people: '#b3263a',
  planet: '#2c6e2f',
  prosperity: '#8a5a00',
};
const DARK: { readonly [P in Policy]: string } = {
  partnership: '#c9a8f0',
  peace: '#8cc1f5',
  people: '#ff9aa2',
  planet: '#8ed08a',
  prosperity: '#f0bd5a',
};

export const policyInk = (policy: Policy, dark: boolean): Ink =>
  dark ? { color: DARK[policy], onColor: '#1b1814' } : { color: LIGHT[policy], onColor: '#ffffff' };

export function usePolicyInk(): (policy: Policy) => Ink {
  const { dark } = useTheme();
  return (policy) => policyInk(policy, dark);
}

/** The game's own paper, for cards that belong to nobody. */
export const useInks = (): Palette => usePalette(palette);

export const POLICY_ART: { readonly [P in Policy]: IconArt } = {
  partnership: icons.partnership,
  peace: icons.peace,
  people: icons.people,
  planet: icons.planet,
  prosperity: icons.prosperity,
};

export const sdgArt = (sdg: Sdg): IconArt => icons[`sdg${sdg}`];

export const KIND_ART: { readonly [K in Kind]: IconArt } = {
  disaster: icons.eventClimate,
  disease: icons.eventHealth,
  crisis: icons.eventMarket,
  conflict: icons.eventConflict,
  distrust: icons.eventTrust,
};
