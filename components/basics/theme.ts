import { useAtomValue } from 'jotai';
import { createContext, useContext } from 'react';
import { useColorScheme } from 'react-native';

import { settingsAtom } from '@/state/settings';

export type SeatShape = 'circle' | 'triangle' | 'square' | 'diamond' | 'star';
export type SeatColor = { readonly shape: SeatShape; readonly color: string; readonly onColor: string };

export type Colors = {
  readonly paper: string;
  /** Cards, sheets and fields: a lighter paper that lies on the first. */
  readonly sheet: string;
  readonly ink: string;
  readonly softInk: string;
  readonly line: string;
  readonly main: string;
  readonly onMain: string;
  readonly danger: string;
  readonly good: string;
  /** Edges of what may be touched next. Never the only sign of it. */
  readonly glow: string;
  readonly glowGround: string;
  /** Dims what lies behind a sheet. */
  readonly shade: string;
};

const LIGHT: Colors = {
  paper: '#f5eedf',
  sheet: '#fffaf0',
  ink: '#221d16',
  softInk: '#5b5245',
  line: '#b7aa92',
  main: '#2a2119',
  onMain: '#fff8ea',
  danger: '#a3201b',
  good: '#1d6239',
  glow: '#a85a00',
  glowGround: '#ffeecb',
  shade: 'rgba(34, 29, 22, 0.55)',
};

const DARK: Colors = {
  paper: '#1b1814',
  sheet: '#272219',
  ink: '#f6eedd',
  softInk: '#c3b8a2',
  line: '#6d6352',
  main: '#f3e3bd',
  onMain: '#221d16',
  danger: '#ff9d8f',
  good: '#8fd6a5',
  glow: '#f2b54a',
  glowGround: '#43351a',
  shade: 'rgba(0, 0, 0, 0.65)',
};

const SHAPES: readonly SeatShape[] = ['circle', 'triangle', 'square', 'diamond', 'star'];
/** Apart in lightness as well as hue, so that they stay apart for colour-blind eyes. */
const SEATS_LIGHT = [
  ['#14508c', '#ffffff'],
  ['#b93c0a', '#ffffff'],
  ['#eeb029', '#221d16'],
  ['#0c6f66', '#ffffff'],
  ['#8a2f6b', '#ffffff'],
] as const;
const SEATS_DARK = [
  ['#7ab8f5', '#1b1814'],
  ['#ff9a6b', '#1b1814'],
  ['#f5cd55', '#1b1814'],
  ['#58c9b6', '#1b1814'],
  ['#ee9bd0', '#1b1814'],
] as const;

export const SPACE = { tiny: 4, small: 8, middle: 12, large: 16, huge: 24 } as const;
export const RADIUS = { small: 6, middle: 10, large: 16, round: 999 } as const;
export const TOUCH = 48;
export const MAX_WIDTH = 720;
/** From this text size on a phone has no room for things side by side. */
const LARGE_TEXT = 1.5;

const TYPE = {
  small: { fontSize: 14, lineHeight: 19 },
  body: { fontSize: 16, lineHeight: 22 },
  large: { fontSize: 19, lineHeight: 25 },
  title: { fontSize: 23, lineHeight: 29 },
  huge: { fontSize: 32, lineHeight: 38 },
} as const;
export type TextSize = keyof typeof TYPE;

export type Theme = {
  readonly dark: boolean;
  readonly colors: Colors;
  /** The player's text size, 1 to 2, and more on a shared screen. */
  readonly scale: number;
  /** Things that stand side by side must stand below each other. */
  readonly isLarge: boolean;
  readonly type: (size: TextSize) => { readonly fontSize: number; readonly lineHeight: number };
  readonly seat: (seat: number) => SeatColor;
};

/** A screen read from across a room needs larger words than one in the hand. */
export const DistanceContext = createContext(1);

export function useTheme(): Theme {
  const { theme, textSize: chosen } = useAtomValue(settingsAtom);
  const textSize = chosen * useContext(DistanceContext);
  const system = useColorScheme();
  const dark = (theme ?? system) === 'dark';
  return {
    dark,
    colors: dark ? DARK : LIGHT,
    scale: textSize,
    isLarge: chosen >= LARGE_TEXT,
    type: (size) => ({
      fontSize: Math.round(TYPE[size].fontSize * textSize),
      lineHeight: Math.round(TYPE[size].lineHeight * textSize),
    }),
    seat: (seat) => {
      const at = seat % SHAPES.length;
      const [color, onColor] = (dark ? SEATS_DARK : SEATS_LIGHT)[at] ?? SEATS_LIGHT[0];
      return { shape: SHAPES[at] ?? 'circle', color, onColor };
    },
  };
}
