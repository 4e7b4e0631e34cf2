import { ACTION_IDS, COST } from '../content';
import type { Random } from '../../engine/random';
import type { ActionId } from '../types';
import type { Guess } from './guess';
import { ideasFor } from './ideas';

/** Less than this, in votes for a Fund, is not worth it while there are Days to come. */
const WORTH_A_FUND = 0.25;
/** So that two bots do not play the same game every time. */
const WHIM = 0.15;

type Step = { readonly action: ActionId; readonly then: Guess; readonly gain: number };

function* bestStep(guess: Guess, action: ActionId): Generator<void, Step | null> {
  let found: Step | null = null;
  for (const { then, gain } of yield* ideasFor(guess, action))
    if (gain > (found?.gain ?? 0)) found = { action, then, gain };
  return found;
}

/** Many ways to weigh, and hardly changed by what else is planned: weighed once, and anew only when chosen. */
const WEIGHED_ONCE: readonly ActionId[] = ['shift', 'draw'];

/** The actions of a Day, the best for its price first, each in the light of those before it. */
export function* planDay(guess: Guess, funds: number, random: Random): Generator<void, readonly ActionId[]> {
  const chosen: ActionId[] = [];
  const least = guess.daysLeft > 0 ? WORTH_A_FUND : 0;
  const weighed = new Map<ActionId, Step | null>();
  let [now, left] = [guess, funds];
  for (;;) {
    let next: { step: Step; value: number } | null = null;
    for (const action of ACTION_IDS) {
      if (chosen.includes(action) || COST[action] > left) continue;
      const before = weighed.get(action);
      const step = before === undefined ? yield* bestStep(now, action) : before;
      if (WEIGHED_ONCE.includes(action)) weighed.set(action, step);
      const value = ((step?.gain ?? 0) / COST[action]) * (1 + (WHIM * random.int(100)) / 100);
      if (step !== null && value > least && value > (next?.value ?? 0)) next = { step, value };
      yield;
    }
    if (next === null) return chosen;
    chosen.push(next.step.action);
    left -= COST[next.step.action];
    const { action, then } = next.step;
    now = weighed.has(action) && chosen.length > 1 ? ((yield* bestStep(now, action))?.then ?? now) : then;
  }
}
