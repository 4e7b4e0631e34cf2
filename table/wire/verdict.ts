import type { Seat } from '@/rules/engine';

/**
 * Where what a phone saw and what the host published part ways.
 * `file`: nothing readable was published. `seed`: a number does not fit its pledge, or the pledges are not those told.
 * `left-out`: this phone was here and its number is not in the deal. `roster`: other players, options or rules than
 * those it pledged for. `number`: not the number this phone gave. `illegal`: the rules do not allow the move. `told`: this phone was told
 * something else. `lost`: a move of this phone that the host had accepted is not there, or not in its place.
 * `forged`: a move of this seat that this phone did not make. `result`: it did not end like that. `chain`: the records are
 * not those that this phone was bound to.
 */
export const DIFFERENCES = [
  'file',
  'left-out',
  'seed',
  'roster',
  'number',
  'illegal',
  'told',
  'lost',
  'forged',
  'result',
  'chain',
] as const;
export type Difference = (typeof DIFFERENCES)[number];

/** What a phone says of a finished game. `from`: it watched from that move on; 0 is the whole game. */
export type Verdict =
  | { readonly agrees: true; readonly from: number }
  | { readonly agrees: false; readonly move: number; readonly what: Difference };

/** A phone that holds several seats says one thing for each; `phone` is the same for all of them. */
export type SeatVerdict = { readonly seat: Seat; readonly phone: string; readonly verdict: Verdict };

/**
 * The game was played by other rules than this phone has. That is no accusation and no consent, so it is not told to
 * the table: it stays on the phone that says it.
 */
export type Unchecked = { readonly agrees: null; readonly needs: number; readonly has: number };
