import { chileTruths } from './chileTruths';
import { dystocraticTruths } from './dystocraticTruths';
import { investTruths } from './investTruths';
import { podiumTruths } from './podiumTruths';
import { ryvTruths } from './ryvTruths';
import type { Truths } from './told';

/** For each game what must be so in the log for each of its moments: told once more, from the events alone. */
export const TRUTHS: { readonly [game: string]: Truths } = {
  chile: chileTruths,
  dystocratic: dystocraticTruths,
  invest: investTruths,
  podium: podiumTruths,
  ryv: ryvTruths,
};
