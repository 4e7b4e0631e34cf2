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

/** For the light and the dark theme. */
export type GamePalette = { readonly light: Palette; readonly dark: Palette };
