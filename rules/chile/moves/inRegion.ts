import type { MoveOf, MoveRule } from '../../engine/game';
import { sideOf } from '../country';
import { barIn, barToAct, type RegionalAction, targets } from '../legality';
import type { Chile } from '../types';

/** The half that all actions on one Region share: where they can be played, and why not elsewhere. */
export const inRegion = <K extends RegionalAction>(type: K): Pick<MoveRule<Chile, K>, 'options' | 'why'> => ({
  options: (state, seat) =>
    barToAct(state, seat, type) === null
      ? targets(state, sideOf(state, seat), type).map((region) => ({ type, region }) as MoveOf<Chile, K>)
      : [],
  why: (state, seat, asked) =>
    barToAct(state, seat, type) ??
    barIn(state, sideOf(state, seat), type, (asked as { readonly region?: unknown }).region),
});
