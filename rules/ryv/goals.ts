import type { Seat } from '../engine/game';
import {
  changePlayer,
  type Doing,
  influenceIn,
  isMitigated,
  linksOf,
  playerAt,
  tell,
  tokensOf,
  toolsOf,
} from './board';
import { goalsOf } from './content';
import type { Goal, Measure } from './content/types';
import { COMMUNITIES } from './kinds';
import type { Board } from './types';

/** How far a player is with what a goal counts. */
export function measure(board: Board, seat: Seat, of: Measure): number {
  const player = playerAt(board, seat);
  const mine = (at: (typeof COMMUNITIES)[number]) => influenceIn(board, seat, at);
  const owned = board.licensed.filter(({ owner }) => owner === seat);
  switch (of.type) {
    case 'communities':
      return COMMUNITIES.filter((at) => mine(at) > 0).length;
    case 'strong':
      return Math.max(...COMMUNITIES.map(mine));
    case 'leads':
      return COMMUNITIES.filter((at) =>
        board.players.every((_, other) => other === seat || influenceIn(board, other, at) < mine(at)),
      ).length;
    case 'calm':
      return COMMUNITIES.filter((at) => mine(at) > 0 && board.needs[at] === 0).length;
    case 'links':
      return linksOf(board, seat).length;
    case 'placed':
      return of.spaces.reduce((total, space) => total + player.tallies.placed[space], 0);
    case 'needs':
    case 'pushed':
      return player.tallies[of.type];
    case 'power':
      return player.power;
    case 'licences':
      return owned.length;
    case 'users':
      return owned.reduce((total, { users }) => total + users.length, 0);
    case 'tools':
      return toolsOf(board, seat).length;
    case 'mitigated':
      return toolsOf(board, seat).filter((card) => isMitigated(board, seat, card)).length;
    case 'future':
      return tokensOf(board, seat);
  }
}

const isReached = (board: Board, seat: Seat, goal: Goal): boolean =>
  measure(board, seat, goal.of) >= goal.need;

/** Goals score the first time they are reached, whatever brought them about, and stay reached. */
export function settleGoals<B extends Board>(doing: Doing<B>): void {
  for (const [seat, { reached, points }] of doing.board.players.entries()) {
    const fresh = goalsOf(playerAt(doing.board, seat)).filter(
      (goal) => !reached.includes(goal.id) && isReached(doing.board, seat, goal),
    );
    if (fresh.length === 0) continue;
    changePlayer(doing, seat, {
      reached: [...reached, ...fresh.map(({ id }) => id)],
      points: fresh.reduce((total, goal) => total + goal.points, points),
    });
    for (const goal of fresh) tell(doing, { type: 'goal', seat, goal: goal.id, points: goal.points });
  }
}
