import type { Game, LockChoice } from '../../engine/game';
import { ACTION_IDS, ACTIONS, idsOf } from '../content';
import { sideOf } from '../country';
import type { ActionId, Chile, Move } from '../types';
import { view } from '../view';
import { guessFrom } from './guess';
import { afterReplacing, ideasFor, imagine } from './ideas';
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
  considers: ({ view: seen, legal }, even) => {
    const { me } = seen;
    if (me === null || seen.phase === 'issues' || seen.phase === 'fundraise') return [];
    const guess = guessFrom(seen, me);
    if (even.type !== 'lock') {
      const moves = legal.filter((move): move is Move => move.type !== 'lock');
      return topOf(moves, (move) =>
        move.type === 'replace' && seen.task?.type === 'draw'
          ? worth(afterReplacing(guess, move.issue, seen.task.issue))
          : worth(imagine(guess, move)),
      );
    }
    const gains = new Map<ActionId, number>(
      ACTION_IDS.map((action) => [action, Math.max(0, ...ideasFor(guess, action).map(({ gain }) => gain))]),
    );
    const plans = legal.filter((move): move is LockChoice => move.type === 'lock');
    return topOf(plans, ({ choice }) =>
      idsOf(ACTIONS, choice['actions'] ?? '').reduce((sum, action) => sum + (gains.get(action) ?? 0), 0),
    );
  },
};

const topOf = <T>(items: readonly T[], score: (item: T) => number): readonly T[] =>
  items
    .map((item) => ({ item, reached: score(item) }))
    .sort((one, other) => other.reached - one.reached)
    .slice(0, sharp.moves)
    .map(({ item }) => item);
