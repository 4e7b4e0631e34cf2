import type { Step } from '../engine/game';
import { toAll } from '../engine/lists';
import type { ByPolicy, Event, Podium, Policy, State } from './types';

export type PodiumStep = Step<Podium>;

/** Goes on from a step; what happened before stays in front. */
export function after(step: PodiumStep, next: (state: State) => PodiumStep): PodiumStep {
  const { state, events } = next(step.state);
  return { state, events: [...step.events, ...events] };
}

export const told = (state: State, ...events: readonly Event[]): PodiumStep => ({
  state,
  events: events.map(toAll),
});

export const withPolicy = <T>(by: ByPolicy<T>, policy: Policy, value: T): ByPolicy<T> => ({
  ...by,
  [policy]: value,
});

export const addFunds = (state: State, policy: Policy, funds: number): State => ({
  ...state,
  funds: withPolicy(state.funds, policy, state.funds[policy] + funds),
});
