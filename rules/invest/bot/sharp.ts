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
  // Keys, first cards and the disaster's own steps are luck: no thinking makes them better.
  considers: ({ view, legal }) => (view.phase === 'turn' || view.phase === 'losses' ? legal : []),
  *rates(turn, moves) {
    const reading = read(turn, { protects: true });
    const ratings: number[] = [];
    for (const move of moves) {
      yield;
      ratings.push(rate(reading, move as Move));
    }
    return ratings;
  },
};
