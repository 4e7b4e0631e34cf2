import { dystocratic as icons } from '@/components/boards/dystocratic/art/icons';
import { palette } from '@/components/boards/dystocratic/art/palette';
import type { IconArt } from '@/components/art/iconTypes';
import type { Palette } from '@/components/theme/palettes';
import type { CardOf } from '@/components/furniture/cards/Card';
import { usePalette, useTheme } from '@/components/theme';
import { useGameText } from '@/i18n';
import { CARD } from '@/rules/dystocratic/text/numbers';
import type { Card } from '@/rules/dystocratic/types';

const ART: { readonly [C in Card]: IconArt } = {
  'force-black': icons.forceBlack,
  'force-white': icons.forceWhite,
  give: icons.giveCard,
  'reveal-hand': icons.revealHand,
  silence: icons.silence,
  'peek-prediction': icons.peekPrediction,
  'peek-vote': icons.peekVote,
};

/** Black is black and white is white, by day and in the dark, on a ground on which both are seen. */
const BALLS: { readonly [C in Card]?: NonNullable<CardOf['print']> } = {
  'force-black': { ground: '#b9afc4', ink: '#15120e' },
  'force-white': { ground: '#7a6f88', ink: '#fffaf0' },
};

export const useInks = (): Palette => usePalette(palette);

/** The AI is printed the other way round, light on dark, so that nobody takes it for a player. */
export function useAiInks(): { readonly ground: string; readonly ink: string } {
  const { dark } = useTheme();
  const { ground, ink, accent2 } = useInks();
  return dark ? { ground: accent2, ink } : { ground: ink, ink: ground };
}

/** How each action card is drawn and called. */
export function useCards(): (card: Card) => CardOf {
  const g = useGameText('dystocratic');
  const inks = useInks();
  return (card) => ({
    name: g(`card.${card}`),
    art: ART[card],
    inks,
    print: BALLS[card],
    value: CARD[card].value,
  });
}
