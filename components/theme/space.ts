export const SPACE = { tiny: 4, small: 8, middle: 12, large: 16, huge: 24 } as const;
export const RADIUS = { small: 6, middle: 10, large: 16, round: 999 } as const;
/** The least side of anything one can touch. */
export const TOUCH = 48;
export const MAX_WIDTH = 720;
export const TABLET_WIDTH = 1160;
/** From here on two columns stand beside each other. */
export const WIDE = 900;

/** One thing with a frame of its own, in a list of such things. */
export const FRAMED_ROW = {
  flexDirection: 'row',
  alignItems: 'center',
  gap: SPACE.middle,
  minHeight: TOUCH,
  paddingHorizontal: SPACE.middle,
  paddingVertical: SPACE.small,
  borderWidth: 2,
  borderRadius: RADIUS.middle,
} as const;
