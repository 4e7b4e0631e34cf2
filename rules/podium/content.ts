import { EVENTS } from './events';
import { OPTIONS, SEATS } from './facts';
import { PLANS } from './plans';
import type { EventCard, EventId, Options, Plan, PlanId, Policy, Sdg } from './types';

export const POLICIES = [
  'partnership',
  'peace',
  'people',
  'planet',
  'prosperity',
] as const satisfies Policy[];
export const PERIODS = 10;
export const TRACK = { start: 5, floor: 1, top: 25 } as const;
export const FIRST = { funds: 8, plans: 3 } as const;
export const INCOME = { funds: 5, plans: 1 } as const;
export const HAND_LIMIT = 5;

/** Extra Funds by slot; slot 0 is the Podium. */
const SLOT_COSTS = [0, 1, 1, 2, 2] as const;
const FURTHER_SLOT = 3;
export const slotCost = (slot: number): number => SLOT_COSTS[slot] ?? FURTHER_SLOT;

export const PROMISES_A_PERIOD = 2;
export const PROMISED = [1, 2, 3] as const;
export const HELP = 1;
export const PROMISE_LENGTH = 100;

export const SDGS_OF = {
  partnership: [17],
  peace: [16],
  people: [1, 2, 3, 4, 5],
  planet: [6, 12, 13, 14, 15],
  prosperity: [7, 8, 9, 10, 11],
} as const satisfies { [P in Policy]: readonly Sdg[] };

export const SDGS: readonly Sdg[] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17];

const POLICY_OF = Object.fromEntries(
  POLICIES.flatMap((policy) => SDGS_OF[policy].map((sdg) => [sdg, policy])),
) as { readonly [S in Sdg]: Policy };

export const PLAN = Object.fromEntries(PLANS.map((row) => [row.id, row])) as unknown as {
  readonly [I in PlanId]: Plan;
};
export const EVENT = Object.fromEntries(EVENTS.map((row) => [row.id, row])) as unknown as {
  readonly [I in EventId]: EventCard;
};

export const policyOf = (plan: PlanId): Policy => POLICY_OF[PLAN[plan].sdg];
export const halfCost = (plan: PlanId): number => Math.floor(PLAN[plan].cost / 2);

/** What players pay together for the effect of a funded Plan that was not resolved. */
const EFFECT_COST = { partnership: 1, peace: 1, people: 2, planet: 2, prosperity: 2 } as const;
export const effectCost = (plan: PlanId): number => EFFECT_COST[policyOf(plan)];

const GOALS = { easy: 10, medium: 15, hard: 20 } as const;
export const goalOf = ({ difficulty, goal }: Options): number =>
  difficulty === 'custom' ? goal : GOALS[difficulty];

export const BONUS = { funded: 1, negotiator: 1, allSdgs: 5, set: 2, setSize: 3 } as const;

/** The numbers in the rule text, by the name of their placeholder. */
export const RULE_NUMBERS = {
  minSeats: SEATS.min,
  seats: SEATS.max,
  policies: POLICIES.length,
  sdgs: SDGS.length,
  easy: GOALS.easy,
  medium: GOALS.medium,
  hard: GOALS.hard,
  start: TRACK.start,
  floor: TRACK.floor,
  top: TRACK.top,
  deck: PLANS.length / POLICIES.length,
  events: EVENTS.length,
  periods: PERIODS,
  funds: INCOME.funds,
  draw: INCOME.plans,
  firstFunds: FIRST.funds,
  firstPlans: FIRST.plans,
  handLimit: HAND_LIMIT,
  near: SLOT_COSTS[1],
  far: SLOT_COSTS[3],
  further: FURTHER_SLOT,
  promises: PROMISES_A_PERIOD,
  least: PROMISED[0],
  most: PROMISED[2],
  help: HELP,
  letters: PROMISE_LENGTH,
  rise: BONUS.funded,
  effect: EFFECT_COST.people,
  cheapEffect: EFFECT_COST.peace,
  gift: 1,
  negotiator: BONUS.negotiator,
  allSdgs: BONUS.allSdgs,
  set: BONUS.set,
  setSize: BONUS.setSize,
  setSdgs: SDGS_OF.people.length,
  defaultGoal: OPTIONS.goal.byDefault,
} as const;
