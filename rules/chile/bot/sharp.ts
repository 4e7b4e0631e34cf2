import type { Game, Legal, LockChoice } from '../../engine/game';
import { ACTION_IDS, ACTIONS, idsOf } from '../content';
import { sideOf } from '../country';
import type { Chile } from '../types';
import { view } from '../view';
import { guessFrom } from './guess';
import { AT_ONCE, afterReplacing, ideasFor, imagine } from './ideas';
import { worth } from './worth';

/** Votes ahead that make a win three times as likely as a defeat: few at the end, more while there are Days to come. */
const SURE = { last: 3, perDay: 0.7 } as const;

/** Plays the Day on in imagined states: which plan, which action, which Region does best against what the other may do. */
export const sharp: NonNullable<Game<Chile>['sharp']> = {
  worlds: 5,
  moves: 4,
  depth: 9,
  worth: (state, seat) => {
    const guess = guessFrom(view(state, seat), sideOf(state, seat));
    return 1 / (1 + Math.exp(-worth(guess) / (SURE.last + SURE.perDay * guess.daysLeft)));
  },
  considers: ({ view: seen, legal }) => (seen.phase === 'issues' || seen.phase === 'fundraise' ? [] : legal),
  *rates({ view: seen }, moves) {
    const { me } = seen;
    if (me === null) return [];
    const guess = guessFrom(seen, me);
    const gains = new Map<string, number>();
    if (moves.some(({ type }) => type === 'lock'))
      for (const action of ACTION_IDS) {
        yield;
        const ideas = yield* ideasFor(guess, action);
        gains.set(action, Math.max(0, ...ideas.map(({ gain }) => gain)));
      }
    const rate = (move: Legal<Chile>): number => {
      if (move.type === 'lock')
        return idsOf(ACTIONS, (move as LockChoice).choice['actions'] ?? '').reduce(
          (sum, action) => sum + (gains.get(action) ?? 0),
          0,
        );
      return move.type === 'replace' && seen.task?.type === 'draw'
        ? worth(afterReplacing(guess, move.issue, seen.task.issue))
        : worth(imagine(guess, move));
    };
    const ratings: number[] = [];
    for (const [at, move] of moves.entries()) {
      if (at % AT_ONCE === 0) yield;
      ratings.push(rate(move));
    }
    return ratings;
  },
};
