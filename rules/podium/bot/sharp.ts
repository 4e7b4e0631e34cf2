import type { Game } from '../../engine/game';
import { BONUS, goalOf, INCOME, PERIODS, PLAN, POLICIES } from '../content';
import { fullSets, missingSdgs } from '../score';
import type { PlanId, Podium, Policy, State } from '../types';

/** What the Funds still to come bring, and what an Event takes when nothing stops it. */
const STEPS_A_FUND = 0.42;
const STEPS_AN_EVENT = 6;
/** The part of its steps that a protection is likely to save before the game ends. */
const SHIELD_SAVES = 0.6;
/** About how many new SDGs a table brings home in a Period. */
const SDGS_A_PERIOD = 2.2;
/** Steps more or less than needed that make a game nearly sure. */
const SPREAD = 7;

const sure = (steps: number): number => 1 / (1 + Math.exp(-steps / SPREAD));

/** Plays on to the end of the Period in imagined states, to see which Plan, if any, brings the table furthest. */
export const sharp: NonNullable<Game<Podium>['sharp']> = {
  worlds: 3,
  moves: 5,
  depth: 42,
  worth: (state) => chance(state) / state.seats,
  // Which Plans lie on the board decides most; Funds and promises follow the even bot.
  considers: ({ legal }, even) => (even.type === 'propose' || even.type === 'skip' ? legal : []),
};

/** About how likely the table is to win: the steps that it may still make, beside those that it lacks. */
function chance(state: State): number {
  const goal = goalOf(state.options);
  const isTurned = state.history.length >= state.period;
  const left = PERIODS - state.period;
  const lacks = POLICIES.reduce(
    (sum, policy) => sum + lack(goal - state.tracks[policy] - hoped(state, policy, left)),
    0,
  );
  const funds =
    POLICIES.reduce((sum, policy) => sum + state.funds[policy] + left * INCOME.funds, 0) +
    state.board.reduce((sum, placed) => sum + placed.funds, 0);
  const events = left + (isTurned ? 0 : 1);
  const stopped = Math.min(events, state.shields.length * SHIELD_SAVES);
  return sure(funds * STEPS_A_FUND - (events - stopped) * STEPS_AN_EVENT - lacks);
}

/** What is missing counts a little more in one place than spread over several; what is left over counts a little. */
const lack = (steps: number): number => (steps > 0 ? steps * (1 + 0.03 * steps) : 0.1 * steps);

/** Bonuses at the end and effects still to come. */
function hoped(state: State, policy: Policy, left: number): number {
  const missing = missingSdgs(state.discard).length;
  const all = missing === 0 ? 1 : Math.max(0, Math.min(1, (left * SDGS_A_PERIOD - missing + 3) / 6));
  const later = state.waiting.reduce(
    (sum, { plan, period }) => (period <= PERIODS ? sum + laterSteps(plan, policy) : sum),
    0,
  );
  return later + Math.max(all * BONUS.allSdgs, BONUS.set * fullSets(state.discard, policy));
}

const laterSteps = (plan: PlanId, policy: Policy): number =>
  PLAN[plan].effects.reduce(
    (sum, effect) =>
      effect.type === 'later' && effect.then.type === 'raise' && effect.then.policy === policy
        ? sum + effect.then.steps
        : sum,
    0,
  );
