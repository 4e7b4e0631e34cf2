import type { Seat } from '../../engine/game';
import { isMitigated, linksOf, playerAt, toolsOf } from '../board';
import { levelOf } from '../climate';
import { cardOf, goalsOf } from '../content';
import { ROUNDS } from '../content/figures';
import type { CardEffect, CardId, Goal } from '../content/types';
import { measure } from '../goals';
import { COMMUNITIES } from '../kinds';
import type { Board } from '../types';
import { expectedPoints } from './outlook';

/** How much of a goal's points being part of the way is worth. */
const PART_WAY = 0.7;
const POWER = 0.3;
const SPARE_POWER = 0.12;
const ENOUGH_POWER = 4;
const INFLUENCE = 0.12;
const LINK = 0.25;
/** What the dice of a relationship, and its safety, are worth in a round. */
const LIKED = { poor: 0, neutral: 0.33, good: 0.43 } as const;
/** What a vulnerability that strikes takes away, in victory points. */
const A_HARM = 0.45;
const HEARD = { mass: 0.2, social: 0.2, international: 0.3, advocacy: 0, square: 0.15 } as const;

/** Rounds in which what a player has now can still be used. */
export const roundsToCome = ({ round }: Board): number => ROUNDS - round;

function goalWorth(board: Board, seat: Seat, goal: Goal): number {
  if (playerAt(board, seat).reached.includes(goal.id)) return goal.points;
  const part = Math.min(measure(board, seat, goal.of) / goal.need, 1);
  return part === 1 ? goal.points : goal.points * PART_WAY * part ** 1.3;
}

function usefulness(effect: CardEffect): number {
  switch (effect.type) {
    case 'once':
      return 0;
    case 'dice':
    case 'cheaper':
      return 0.25 * effect.arenas.length;
    case 'auto-dice':
    case 'shield':
      return 0.2;
    case 'income':
      return 0.3;
    case 'ai-actions':
      return 0.25;
  }
}

/** What a licensed card is worth from now on, its danger taken off. */
const toolWorth = (board: Board, seat: Seat, card: CardId): number => {
  const { effect, vulnerability } = cardOf(card);
  const danger = isMitigated(board, seat, card) ? 0 : A_HARM * (1 - (5 / 6) ** vulnerability.dice);
  return usefulness(effect) * (roundsToCome(board) + 0.5) - danger * (roundsToCome(board) + 1);
};

const powerWorth = (board: Board, seat: Seat): number => {
  const { power } = playerAt(board, seat);
  const useful = Math.min(power, ENOUGH_POWER);
  const late = roundsToCome(board) === 0 ? 0.5 : 1;
  return late * (POWER * useful + SPARE_POWER * (power - useful));
};

const standingWorth = (board: Board, seat: Seat): number => {
  const liked = LIKED[playerAt(board, seat).standing];
  const watched = { free: 0.7, obstructed: 1, repressed: 1.3 }[levelOf(board, 'openness')];
  return liked * watched * (roundsToCome(board) + 0.3);
};

/** In First Play more Influence of an MNC in a community does nothing; what its goal counts is weighed with the goal. */
const isUnheard = (board: Board, seat: Seat): boolean =>
  board.mode === 'first-play' && playerAt(board, seat).actor === 'mnc';

/** How good the table is for a player, in victory points. */
export function worth(board: Board, seat: Seat): number {
  const player = playerAt(board, seat);
  const goals = goalsOf(player).reduce((sum, goal) => sum + goalWorth(board, seat, goal), 0);
  const standing = board.mode === 'full' ? standingWorth(board, seat) : 0;
  const grown = isUnheard(board, seat) ? 0 : COMMUNITIES.reduce((sum, at) => sum + player.influence[at], 0);
  const heard = (Object.keys(HEARD) as (keyof typeof HEARD)[]).reduce(
    (sum, space) => sum + player.square[space] * HEARD[space],
    0,
  );
  const tools = toolsOf(board, seat).reduce((sum, card) => sum + toolWorth(board, seat, card), 0);
  return (
    goals +
    expectedPoints(board, seat) +
    powerWorth(board, seat) +
    standing +
    INFLUENCE * grown * (0.3 + roundsToCome(board) / ROUNDS) +
    heard +
    LINK * linksOf(board, seat).length * (0.4 + roundsToCome(board)) +
    tools -
    player.reputation
  );
}

/** What rivals see of a player's chances: points made, and the future as it looks. */
export const standingOf = (board: Board, seat: Seat): number =>
  playerAt(board, seat).points - playerAt(board, seat).reputation + expectedPoints(board, seat);
