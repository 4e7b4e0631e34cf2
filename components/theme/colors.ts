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
  /** The edge of what may be touched next. Something else must say so too. */
  readonly glow: string;
  readonly glowGround: string;
  /** Dims what lies behind a sheet. */
  readonly shade: string;
};

export const LIGHT: Colors = {
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

export const DARK: Colors = {
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
