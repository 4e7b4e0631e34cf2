import type { Game, LockChoice } from '../../engine/game';
import type { Dystocratic } from '../types';
import { view } from '../view';
import { chanceToWin, prospect, raceOf } from './outlook';
import { read } from './reading';

/** Plays the round to its end in imagined states, to see which ballot does best against what the others may lock. */
export const sharp: NonNullable<Game<Dystocratic>['sharp']> = {
  worlds: 12,
  moves: 4,
  depth: 8,
  worth: (state, seat) => chanceToWin(raceOf(view(state, seat), seat)),
  considers: (turn, even) => {
    if (even.type !== 'lock') return [];
    const { odds, race } = read(turn);
    return turn.legal
      .filter((move): move is LockChoice => move.type === 'lock')
      .map((move) => {
        const { vote, prediction } = move.choice;
        const plan = { withAi: vote === turn.view.ai, prediction: prediction as never };
        return { move, chance: prospect(plan, odds, race) };
      })
      .sort((one, other) => other.chance - one.chance)
      .slice(0, sharp.moves)
      .map(({ move }) => move);
  },
};
