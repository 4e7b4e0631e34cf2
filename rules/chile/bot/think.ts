import type { BotTurn, LockChoice, Thinking } from '../../engine/game';
import type { Random } from '../../engine/random';
import { ACTIONS, ISSUE_IDS, ISSUES, KEPT_ISSUES, lettersOf, REGION } from '../content';
import type { Chile, Issue, Move, View } from '../types';
import { type Guess, guessFrom } from './guess';
import { afterReplacing, bestInTime, imagine } from './ideas';
import { playInOrder } from './order';
import { planDay } from './plan';
import { worth } from './worth';

/** Plans its Day by what each action is worth, learns before it speaks, and never advertises blind. */
export function* think(turn: BotTurn<Chile>): Thinking<Chile> {
  const { legal, view, random } = turn;
  const { me } = view;
  if (me === null || legal.length === 0) return null;
  const guess = guessFrom(view, me);
  yield;
  const locks = legal.filter((move): move is LockChoice => move.type === 'lock');
  if (locks.length > 0 && view.phase === 'issues') {
    const issues = lettersOf(ISSUES, keptIssues(view, random));
    return locks.find(({ choice }) => choice['issues'] === issues) ?? null;
  }
  if (locks.length > 0) {
    const plan = yield* planDay(guess, guess.campaigns[me].funds, random);
    const actions = lettersOf(ACTIONS, plan);
    return locks.find(({ choice }) => choice['actions'] === actions) ?? null;
  }
  const moves = legal.filter((move): move is Move => move.type !== 'lock');
  return view.task === null && view.phase === 'play'
    ? yield* playInOrder(guess, moves, random)
    : yield* bestInTime(moves, (move) => prospect(guess, view, move));
}

/** Issues that are popular where one can see it, not those that are unpopular. */
function keptIssues(view: View, random: Random): readonly Issue[] {
  const score = (issue: Issue): number =>
    view.regions.reduce(
      (sum, { id, popular, unpopular }) => {
        const side = popular === issue ? 1 : unpopular === issue ? -1 : 0;
        return sum + side * REGION[id].votes;
      },
      random.int(100) / 100,
    );
  const ranked = ISSUE_IDS.map((issue) => ({ issue, rank: score(issue) })).sort((a, b) => b.rank - a.rank);
  return ranked.slice(0, KEPT_ISSUES).map(({ issue }) => issue);
}

function prospect(guess: Guess, view: View, move: Move): number {
  if (move.type === 'raise') return move.funds;
  if (move.type === 'stop') return 0;
  if (move.type === 'replace' && view.task?.type === 'draw')
    return worth(afterReplacing(guess, move.issue, view.task.issue));
  return worth(imagine(guess, move));
}
