/** Sizes at 100 %. `basics/text/typeface` chooses the typeface. */
const TYPE = {
  /** Only for a name that must fit. */
  tiny: { fontSize: 12, lineHeight: 17 },
  small: { fontSize: 14, lineHeight: 19 },
  body: { fontSize: 16, lineHeight: 22 },
  large: { fontSize: 19, lineHeight: 25 },
  title: { fontSize: 23, lineHeight: 29 },
  huge: { fontSize: 32, lineHeight: 38 },
} as const;
export type TextSize = keyof typeof TYPE;

/** From this text size on a phone has no room for things side by side. */
export const LARGE_TEXT = 1.5;

export const typeOf = (size: TextSize, scale: number) => ({
  fontSize: Math.round(TYPE[size].fontSize * scale),
  lineHeight: Math.round(TYPE[size].lineHeight * scale),
});
