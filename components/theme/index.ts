import { useAtomValue } from 'jotai';
import { createContext, useContext } from 'react';
import { useColorScheme } from 'react-native';

import { settingsAtom } from '@/state/store/settings';

import { type Colors, DARK, LIGHT } from './colors';
import type { GamePalette, Palette } from './palettes';
import { type SeatColor, seatColor } from './seats';
import { LARGE_TEXT, type TextSize, typeOf } from './type';

export type { Colors } from './colors';
export type { SeatShape } from './seats';
export { FRAMED_ROW, MAX_WIDTH, RADIUS, SPACE, TABLET_WIDTH, TOUCH, WIDE } from './space';
export type { TextSize } from './type';

export type Theme = {
  readonly dark: boolean;
  readonly colors: Colors;
  /** The player's text size, 1 to 2, and more on a shared screen. */
  readonly scale: number;
  /** The text is so large that things must stand below each other instead of side by side. */
  readonly isLarge: boolean;
  readonly type: (size: TextSize) => { readonly fontSize: number; readonly lineHeight: number };
  readonly seat: (seat: number) => SeatColor;
  /** The shadow of cards and sheets: a hard edge below, no blur. */
  readonly lies: { readonly boxShadow: string };
};

/** A screen read from across a room needs larger words than one in the hand. */
export const DistanceContext = createContext(1);

/** A stage for a room is printed one way, by day and at a size of its own, whatever this computer's owner likes. */
export const OnStageContext = createContext(false);

export function useTheme(): Theme {
  const settings = useAtomValue(settingsAtom);
  const isOnStage = useContext(OnStageContext);
  const distance = useContext(DistanceContext);
  const chosen = isOnStage ? 1 : settings.textSize;
  const scale = chosen * distance;
  const system = useColorScheme();
  const dark = !isOnStage && (settings.theme ?? system) === 'dark';
  const colors = dark ? DARK : LIGHT;
  return {
    dark,
    colors,
    scale,
    isLarge: chosen >= LARGE_TEXT,
    type: (size) => typeOf(size, chosen, distance),
    seat: (seat) => seatColor(seat, dark),
    lies: { boxShadow: `0px 2px 0px ${dark ? '#0c0a08' : colors.line}` },
  };
}

/** A picture on a board grows with the words, but less. */
export const usePrintScale = (): number => Math.min(useTheme().scale, 1.5);

/** The inks of a game, over the paper that all games share. */
export const usePalette = (of: GamePalette): Palette => of[useTheme().dark ? 'dark' : 'light'];
