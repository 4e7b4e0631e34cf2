/** Sizes at 100 %. `basics/text/typeface` chooses the typeface. */
const TYPE = {
  /** Only for a name that must fit. */
  tiny: { fontSize: 12, lineHeight: 17 },
  small: { fontSize: 14, lineHeight: 19 },
  /** For the rail at the top of a table, which has two lines and never more: both of them in 42 px, at its largest too. */
  rail: { fontSize: 16, lineHeight: 19 },
  body: { fontSize: 16, lineHeight: 22 },
  large: { fontSize: 19, lineHeight: 25 },
  title: { fontSize: 23, lineHeight: 29 },
  huge: { fontSize: 32, lineHeight: 38 },
} as const;
export type TextSize = keyof typeof TYPE;

/** From this text size on a phone has no room for things side by side. */
export const LARGE_TEXT = 1.5;

/** The rail grows less than all other words: what it says is read out and stands in the menu, too. */
const RAIL_MOST = 1.12;

/** `chosen` is the player's own text size, `distance` how much larger the whole screen is drawn. */
export const typeOf = (size: TextSize, chosen: number, distance = 1) => {
  const times = (size === 'rail' ? Math.min(chosen, RAIL_MOST) : chosen) * distance;
  return {
    fontSize: Math.round(TYPE[size].fontSize * times),
    lineHeight: Math.round(TYPE[size].lineHeight * times),
  };
};
