import type { Seat } from '../../engine/game';
import { playerAt, squareOf } from '../board';
import { goalsOf } from '../content';
import { ROUNDS } from '../content/figures';
import type { Goal, Measure } from '../content/types';
import { measure } from '../goals';
import { COMMUNITIES } from '../kinds';
import type { Board } from '../types';
import { expectedPoints } from './outlook';
import { worth } from './worth';

/**
 * How often a goal is still reached that lacks one, two, three … when the player has taken the last action of the game:
 * counted in 900 games of even bots. What is not named is never reached.
 */
const STILL_REACHED: { readonly [M in Measure['type']]?: readonly number[] } = {
  future: [0.65, 0.48, 0.13, 0.05],
  power: [0.95, 0.55, 0.26, 0.15, 0.1, 0.05],
  strong: [0.25],
  communities: [0.08, 0.04],
  calm: [0.06],
  leads: [0.02],
  links: [0.02],
};
/** What is in the Square, the bag and the communities by then may still bring a little. */
const STILL_WORTH = { advocacy: 0.3, token: 0.05, influence: 0.03 };
/** How surely the future with most tokens comes by then: surer than the even bot thinks. */
const CERTAINTY = 0.8;
/** Tokens that are still to come go to the futures that lead already. */
const FUTURE = 1.2;

function stillReached(board: Board, seat: Seat, goal: Goal): number {
  if (playerAt(board, seat).reached.includes(goal.id)) return goal.points;
  const lacking = goal.need - measure(board, seat, goal.of);
  return goal.points * (lacking <= 0 ? 1 : (STILL_REACHED[goal.of.type]?.[lacking - 1] ?? 0));
}

/** The points a player will probably end with, when all actions have been taken. */
function atTheEnd(board: Board, seat: Seat): number {
  const player = playerAt(board, seat);
  const influence = COMMUNITIES.reduce((sum, at) => sum + player.influence[at], 0);
  return (
    goalsOf(player).reduce((sum, goal) => sum + stillReached(board, seat, goal), 0) +
    FUTURE * expectedPoints(board, seat, CERTAINTY) +
    STILL_WORTH.advocacy * player.square.advocacy +
    STILL_WORTH.token * (squareOf(player) + (board.bag[seat] ?? 0)) +
    STILL_WORTH.influence * influence -
    player.reputation
  );
}

/** How good the table is for a player whose turn is over: while there are rounds to come, as the even bot judges it. */
export const prospect = (board: Board, seat: Seat): number =>
  board.round === ROUNDS ? atTheEnd(board, seat) : worth(board, seat);
