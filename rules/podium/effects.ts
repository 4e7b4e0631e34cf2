import { fromPodium, seatOf } from './chairs';
import { EVENT, PLAN, POLICIES, policyOf, TRACK } from './content';
import { addFunds, after, type PodiumStep, withPolicy } from './steps';
import type { Change, Effect, EventEffect, EventId, Kind, PlanId, Policy, State } from './types';

/** Up or down; the ends of the track hold the marker. */
export function moveMarker(state: State, policy: Policy, steps: number): { state: State; change: Change } {
  const from = state.tracks[policy];
  const to = Math.max(TRACK.floor, Math.min(TRACK.top, from + steps));
  return { state: { ...state, tracks: withPolicy(state.tracks, policy, to) }, change: { policy, from, to } };
}

/** The first clockwise from the Podium among equals. */
const extreme = (state: State, better: (a: number, b: number) => boolean): Policy =>
  fromPodium(state).reduce((best, each) => (better(state.tracks[each], state.tracks[best]) ? each : best));
const weakest = (state: State): Policy => extreme(state, (a, b) => a < b);
const leading = (state: State): Policy => extreme(state, (a, b) => a > b);

type Effected = { readonly step: PodiumStep; readonly changes: readonly Change[] };

const moved = (state: State, policy: Policy, steps: number): Effected => {
  const { state: now, change } = moveMarker(state, policy, steps);
  return { step: { state: now, events: [] }, changes: [change] };
};
const unmoved = (step: PodiumStep): Effected => ({ step, changes: [] });

function takeEffect(state: State, plan: PlanId, effect: Effect): Effected {
  switch (effect.type) {
    case 'raise':
      return moved(state, effect.policy, effect.steps);
    case 'raise-weakest':
      return moved(state, weakest(state), effect.steps);
    case 'protect':
      return unmoved({ state: { ...state, shields: [...state.shields, plan] }, events: [] });
    case 'draw':
      return unmoved(drawPlans(state, policyOf(plan), effect.plans));
    case 'give-funds':
      return unmoved({
        state: POLICIES.reduce((now, policy) => addFunds(now, policy, effect.each), state),
        events: [],
      });
  }
}

export function drawPlans(state: State, policy: Policy, many: number): PodiumStep {
  const plans = state.decks[policy].slice(0, many);
  return {
    state: {
      ...state,
      decks: withPolicy(state.decks, policy, state.decks[policy].slice(many)),
      hands: withPolicy(state.hands, policy, [...state.hands[policy], ...plans]),
    },
    events: [{ to: [seatOf(state, policy)], event: { type: 'drew', policy, plans } }],
  };
}

/** All effects of a Plan, in the order printed on it. */
export const planEffects = (state: State, plan: PlanId): Effected =>
  PLAN[plan].effects.reduce<Effected>(
    ({ step, changes }, effect) => {
      const next = takeEffect(step.state, plan, effect);
      return { step: after(step, () => next.step), changes: [...changes, ...next.changes] };
    },
    unmoved({ state, events: [] }),
  );

type Hit = {
  readonly state: State;
  readonly changes: readonly Change[];
  readonly taken: readonly { readonly policy: Policy; readonly funds: number }[];
};

function strikeWith(state: State, effect: EventEffect): Hit {
  switch (effect.type) {
    case 'lower':
    case 'lower-leading': {
      const policy = effect.type === 'lower' ? effect.policy : leading(state);
      const { state: now, change } = moveMarker(state, policy, -effect.steps);
      return { state: now, changes: [change], taken: [] };
    }
    case 'take-funds': {
      const taken = fromPodium(state)
        .map((policy) => ({ policy, funds: Math.min(effect.each, state.funds[policy]) }))
        .filter(({ funds }) => funds > 0);
      return {
        state: taken.reduce((now, { policy, funds }) => addFunds(now, policy, -funds), state),
        changes: [],
        taken,
      };
    }
  }
}

export const eventEffects = (state: State, event: EventId): Hit =>
  EVENT[event].effects.reduce<Hit>(
    (before, effect) => {
      const now = strikeWith(before.state, effect);
      return {
        state: now.state,
        changes: [...before.changes, ...now.changes],
        taken: [...before.taken, ...now.taken],
      };
    },
    { state, changes: [], taken: [] },
  );

export const protectsAgainst = (plan: PlanId): Kind | null => {
  for (const effect of PLAN[plan].effects) if (effect.type === 'protect') return effect.against;
  return null;
};

/** The oldest Plan that stops an Event of this kind. */
export const shieldAgainst = ({ shields }: Pick<State, 'shields'>, kind: Kind): PlanId | null =>
  shields.find((plan) => protectsAgainst(plan) === kind) ?? null;
