import { CHAIRS, policyAt } from './chairs';
import { implement } from './implementation';
import { fallDue } from './pledges';
import { after, type PodiumStep, told } from './steps';
import type { Policy, State } from './types';

export function openInvesting(state: State): PodiumStep {
  const first = policyAt(state, state.podium + 1);
  const opened: State = { ...state, phase: 'invest', passed: [], placed: 0, investments: [], unneeded: [] };
  return after(after(told(opened, { type: 'investing', first }), fallDue), (now) =>
    toInvestor(now, state.podium + 1),
  );
}

/** The turn goes to the first from `chair` on who can still invest; those without Funds pass on the way. */
export function toInvestor(state: State, chair: number): PodiumStep {
  if (state.passed.length === CHAIRS) return implement(state);
  const policy = policyAt(state, chair);
  if (state.passed.includes(policy)) return toInvestor(state, chair + 1);
  if (state.funds[policy] > 0) return { state: { ...state, turn: chair % CHAIRS, placed: 0 }, events: [] };
  return after(passBy(state, policy, true), (now) => toInvestor(now, chair + 1));
}

/** `broke`: it has no Funds left and passes by itself. */
export const passBy = (state: State, policy: Policy, broke: boolean): PodiumStep =>
  told({ ...state, passed: [...state.passed, policy] }, { type: 'passed', policy, broke });
