/** One icon on a 24 × 24 grid: the parts that stand apart, each a path to be filled even-odd. */
export type IconArt = readonly string[];
export type IconSet = { readonly [name: string]: IconArt };
