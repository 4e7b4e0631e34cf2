import type { Random } from '../engine/random';
import { CHAIRS } from './chairs';
import { POLICIES, policyOf, PROMISES_A_PERIOD, TRACK } from './content';
import { EVENTS } from './events';
import { PLANS } from './plans';
import type { ByPolicy, Options, Policy, State } from './types';

export const byPolicy = <T>(value: (policy: Policy) => T): ByPolicy<T> =>
  Object.fromEntries(POLICIES.map((policy) => [policy, value(policy)])) as ByPolicy<T>;

export function setup(seats: number, options: Options, random: Random): State {
  const plans = PLANS.map(({ id }) => id);
  const chosen = options.policies === 'choose';
  return {
    phase: chosen ? 'choose' : 'prepare',
    tasks: [],
    ballot: null,
    options,
    seats,
    period: 1,
    order: chosen ? [] : random.shuffle(POLICIES),
    podium: random.int(CHAIRS),
    turn: 0,
    tracks: byPolicy(() => TRACK.start),
    funds: byPolicy(() => 0),
    hands: byPolicy(() => []),
    decks: byPolicy((policy) => random.shuffle(plans.filter((plan) => policyOf(plan) === policy))),
    events: random.shuffle(EVENTS.map(({ id }) => id)),
    board: [],
    discard: [],
    shields: [],
    waiting: [],
    speakers: [],
    ready: [],
    passed: [],
    placed: 0,
    investments: [],
    unneeded: [],
    resolved: null,
    others: [],
    collecting: null,
    pledges: [],
    pledgesLeft: byPolicy(() => PROMISES_A_PERIOD),
    history: [],
    ending: null,
  };
}
