/** The inks a game is printed with. */
export type Palette = {
  /** The paper. */
  readonly ground: string;
  /** Readable on the ground as text. */
  readonly ink: string;
  /** Stands out from the ground as a shape or as large words. */
  readonly accent: string;
  /** For surfaces only: never the one thing that tells something. */
  readonly accent2: string;
};
export type ArtGame = 'dystocratic' | 'chile' | 'invest' | 'podium' | 'ryv';

export const PALETTES: { readonly [G in ArtGame]: { readonly light: Palette; readonly dark: Palette } } = {
  dystocratic: {
    light: { ground: '#ece5d6', ink: '#211c28', accent: '#c02a1c', accent2: '#b9afc4' },
    dark: { ground: '#17141c', ink: '#ece4d4', accent: '#ff6b52', accent2: '#4b4358' },
  },
  chile: {
    light: { ground: '#f8ebd3', ink: '#16324f', accent: '#c8402a', accent2: '#e9a625' },
    dark: { ground: '#0e1e2e', ink: '#f2e5cb', accent: '#ff7f60', accent2: '#d9952a' },
  },
  invest: {
    light: { ground: '#eaf0dc', ink: '#173d31', accent: '#2878a8', accent2: '#e79a1e' },
    dark: { ground: '#0f221b', ink: '#e5efd6', accent: '#5aaede', accent2: '#e0a136' },
  },
  podium: {
    light: { ground: '#f6e8e0', ink: '#401c46', accent: '#b53a5c', accent2: '#2f9488' },
    dark: { ground: '#22112a', ink: '#f4e3ea', accent: '#ef7d9c', accent2: '#3f9f93' },
  },
  ryv: {
    light: { ground: '#fcebcf', ink: '#2a2357', accent: '#cf4a16', accent2: '#5fa58d' },
    dark: { ground: '#17132f', ink: '#f6e8cc', accent: '#ff8a4c', accent2: '#3f7f6c' },
  },
};

export const paletteOf = (game: ArtGame, dark: boolean): Palette => PALETTES[game][dark ? 'dark' : 'light'];
