import type { Seat } from '../engine/game';
import type { Random } from '../engine/random';
import { type Doing, place } from './board';
import type { CardId, Deed, Effect } from './content/types';
import { diceFor, spreadOver, takeEffect } from './deeds';
import { hasFailure, roll } from './dice';
import type { Spot } from './kinds';
import { research } from './research';

type Given = {
  readonly seat: Seat;
  readonly at: Spot | null;
  readonly random: Random;
  /** The AI that does it; without one it is an action. */
  readonly card?: CardId;
};

/** Rolls for a deed if it needs dice, and does what follows. */
export function doDeed(doing: Doing, deed: Deed, given: Given): void {
  const { seat, at, random, card } = given;
  const dice = diceFor(doing.board, seat, deed);
  if (dice === null) return takeEffects(doing, deed.then, given);
  const why = card === undefined ? 'action' : 'card';
  const { hits, faces } = roll(doing, random, {
    dice,
    need: 6,
    why,
    seat,
    at,
    ...(card === undefined ? {} : { card }),
  });
  if (hits > 0) takeEffects(doing, deed.then, given);
  else if (hasFailure(faces)) takeEffects(doing, deed.backfire ?? [], given);
}

function takeEffects(doing: Doing, effects: readonly Effect[], { seat, at, random, card }: Given): void {
  const why = card === undefined ? 'action' : 'card';
  for (const effect of effects)
    if (effect.type === 'research') research(doing, seat, random);
    else if (effect.type === 'spread')
      for (const community of spreadOver(doing.board, seat)) {
        const rolled = roll(doing, random, { dice: effect.dice, need: 6, why, seat, at: community });
        place(doing, seat, community, rolled.hits, why);
      }
    else takeEffect(doing, effect, { seat, at, why });
}
