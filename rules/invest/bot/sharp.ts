import type { Game } from '../../engine/game';
import type { Invest, Move } from '../types';
import { outlook } from './outlook';
import { read } from './reading';
import { rate } from './think';

/** Plays on in imagined states: which of the moves that look best stands up to what the others and a disaster may do. */
export const sharp: NonNullable<Game<Invest>['sharp']> = {
  worlds: 4,
  moves: 3,
  depth: 24,
  worth: outlook,
  considers: (turn) => {
    // Keys, first cards and the disaster's own steps are luck: no thinking makes them better.
    const isChoice = turn.view.phase === 'turn' || turn.view.phase === 'losses';
    const moves = turn.legal.filter((move): move is Move => move.type !== 'lock');
    if (!isChoice || moves.length < 2) return [];
    const reading = read(turn, { protects: true });
    return moves
      .map((move) => ({ move, worth: rate(reading, move) }))
      .sort((one, other) => other.worth - one.worth)
      .slice(0, sharp.moves)
      .map(({ move }) => move);
  },
};
