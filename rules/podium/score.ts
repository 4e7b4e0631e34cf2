import type { Result } from '../engine/game';
import type { Random } from '../engine/random';
import { everySeat, policiesOf } from './chairs';
import { BONUS, goalOf, PERIODS, PLAN, POLICIES, policyOf, SDGS, SDGS_OF } from './content';
import { moveMarker } from './effects';
import { byPolicy } from './setup';
import type { Bonus, BonusReason, ByPolicy, Ending, PlanId, Policy, Sdg, State } from './types';

const plansBySdg = (discard: readonly PlanId[], sdg: Sdg): number =>
  discard.reduce((count, plan) => (PLAN[plan].sdg === sdg ? count + 1 : count), 0);

export function missingSdgs(discard: readonly PlanId[]): readonly Sdg[] {
  const done = new Set(discard.map((plan) => PLAN[plan].sdg));
  return SDGS.filter((sdg) => !done.has(sdg));
}

/** Sets of three for a Policy with one SDG, sets of all its SDGs for the others. */
export function fullSets(discard: readonly PlanId[], policy: Policy): number {
  const sdgs = SDGS_OF[policy];
  if (sdgs.length > 1) return Math.min(...sdgs.map((sdg) => plansBySdg(discard, sdg)));
  return Math.floor(discard.filter((plan) => policyOf(plan) === policy).length / BONUS.setSize);
}

/** The one with the most votes; among equals the one furthest behind, then chance. Nobody if no vote counts. */
export function mostVoted(
  votes: ByPolicy<number>,
  tracks: ByPolicy<number>,
  random: Pick<Random, 'int'>,
): Policy | null {
  const most = Math.max(...POLICIES.map((policy) => votes[policy]));
  if (most === 0) return null;
  const equals = POLICIES.filter((policy) => votes[policy] === most);
  const lowest = Math.min(...equals.map((policy) => tracks[policy]));
  const behind = equals.filter((policy) => tracks[policy] === lowest);
  return behind[behind.length === 1 ? 0 : random.int(behind.length)] ?? null;
}

type Rise = { readonly policy: Policy; readonly reason: BonusReason; readonly steps: number };

function bonusesOf({ discard }: State, negotiator: Policy | null): readonly Rise[] {
  const rises: Rise[] = [];
  if (negotiator !== null) rises.push({ policy: negotiator, reason: 'negotiator', steps: BONUS.negotiator });
  const isComplete = missingSdgs(discard).length === 0;
  for (const policy of POLICIES) {
    const sets = fullSets(discard, policy);
    if (isComplete) rises.push({ policy, reason: 'all-sdgs', steps: BONUS.allSdgs });
    else if (sets > 0) rises.push({ policy, reason: 'set', steps: sets * BONUS.set });
  }
  return rises;
}

export function endingOf(state: State, votes: ByPolicy<number>, negotiator: Policy | null): Ending {
  let now = state;
  const bonuses = bonusesOf(state, negotiator).map(({ policy, reason, steps }): Bonus => {
    const moved = moveMarker(now, policy, steps);
    now = moved.state;
    return { ...moved.change, reason };
  });
  const goal = goalOf(state.options);
  const failed = POLICIES.filter((policy) => now.tracks[policy] < goal);
  return {
    success: failed.length === 0,
    period: state.period,
    early: state.period < PERIODS,
    negotiator,
    votes,
    bonuses,
    tracks: byPolicy((policy) => now.tracks[policy]),
    failed,
    missing: missingSdgs(state.discard),
  };
}

/** One result for all. A seat's score is where its weakest Policy stands. */
export function result(state: State): Result | null {
  const { ending } = state;
  if (ending === null) return null;
  const scores = everySeat(state).map((seat) =>
    Math.min(...policiesOf(state, seat).map((policy) => ending.tracks[policy])),
  );
  return { scores, winners: ending.success ? everySeat(state) : ['nobody'] };
}
