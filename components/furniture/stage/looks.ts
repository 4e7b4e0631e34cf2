/** Every stage is laid out once at this size, and drawn larger or smaller as a whole. */
export const STAGE = { width: 1280, height: 720 } as const;

/** What lies over the whole stage: a part without a size counts as hidden, and what is under it can be touched. */
export const WHOLE = { position: 'absolute', left: 0, top: 0, ...STAGE, pointerEvents: 'box-none' } as const;

/** The least type on a stage of that size, and what may be smaller: words beside a sign that says the same. */
export const LEAST_TYPE = { words: 24, labels: 20 } as const;

/** The inks of a stage. It is printed one way, whatever theme the computer has: a projector is its own light. */
export const INK = {
  paper: '#f5eedf',
  sheet: '#fffaf0',
  ink: '#221d16',
  soft: '#5b5245',
  faint: '#8d7f68',
  onDark: '#fff8ea',
  night: '#17141c',
  black: '#0d0b10',
  red: '#a3201b',
  good: '#1d6239',
  goodGround: '#8fd6a5',
  /** "Now", and nothing else: whose turn, this round, points that just came. */
  now: '#f2b54a',
  nowGround: '#43351a',
  warm: '#e9a13a',
} as const;

/** The height of the caption's band. What a game draws begins below it. */
export const BAND = 86;
