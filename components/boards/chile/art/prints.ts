import { chile as icons } from './icons';
import { palette } from './palette';
import type { IconArt } from '@/components/art/iconTypes';
import type { Palette } from '@/components/theme/palettes';
import { usePalette, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import type { ActionId, Issue, Side, View } from '@/rules/chile/types';

export const ISSUE_ART: { readonly [I in Issue]: IconArt } = {
  education: icons.education,
  'civil-rights': icons.civilRights,
  economy: icons.economy,
  jobs: icons.jobs,
  health: icons.health,
  housing: icons.housing,
  'public-order': icons.publicOrder,
  democracy: icons.democracy,
  'free-press': icons.freePress,
};

export const ACTION_ART: { readonly [A in ActionId]: IconArt } = {
  poll: icons.poll,
  buy: icons.network,
  takeover: icons.takeover,
  positive: icons.positiveAd,
  negative: icons.negativeAd,
  shift: icons.issueShift,
  draw: icons.drawIssue,
};

export const useInks = (): Palette => usePalette(palette);

export type SidePrint = {
  readonly seat: 0 | 1;
  readonly color: string;
  readonly onColor: string;
  readonly art: IconArt;
  readonly label: string;
};

/** A campaign is printed in the colour of the seat that leads it, with a mark and a name of its own. */
export function useSides({ sides }: Pick<View, 'sides'>): { readonly [S in Side]: SidePrint } {
  const g = useGameText('chile');
  const theme = useTheme();
  const print = (side: Side): SidePrint => {
    const seat = sides[0] === side ? 0 : 1;
    const { color, onColor } = theme.seat(seat);
    return { seat, color, onColor, art: icons[side], label: g(`side.${side}`) };
  };
  return { si: print('si'), no: print('no') };
}

/** The second accent is as light in the dark as by day, so what stands on it is dark in both. */
export const ON_ACCENT2 = palette.light.ink;
