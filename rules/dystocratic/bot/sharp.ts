import type { Game, Legal, LockChoice } from '../../engine/game';
import type { Dystocratic } from '../types';
import { view } from '../view';
import { chanceToWin, prospect, raceOf } from './outlook';
import { read } from './reading';

const isLock = ({ type }: Legal<Dystocratic>): boolean => type === 'lock';

/** Plays the round to its end in imagined states, to see which ballot does best against what the others may lock. */
export const sharp: NonNullable<Game<Dystocratic>['sharp']> = {
  worlds: 12,
  moves: 4,
  depth: 8,
  worth: (state, seat) => chanceToWin(raceOf(view(state, seat), seat)),
  considers: ({ legal }, even) => (even.type === 'lock' ? legal.filter(isLock) : []),
  *rates(turn, moves) {
    const { odds, race } = read(turn);
    yield;
    return moves.map((move) => {
      const { vote, prediction } = (move as LockChoice).choice;
      const plan = { withAi: vote === turn.view.ai, prediction: prediction as never };
      return prospect(plan, odds, race);
    });
  },
};
