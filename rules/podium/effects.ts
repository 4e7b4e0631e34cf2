import { fromPodium, seatOf } from './chairs';
import { EVENT, PLAN, POLICIES, policyOf, TRACK } from './content';
import { addFunds, after, type PodiumStep, told, withPolicy } from './steps';
import type {
  Change,
  Condition,
  Effect,
  EventEffect,
  EventId,
  Kind,
  PlanId,
  Policy,
  SimpleEffect,
  State,
  Worked,
} from './types';

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

type Effected = Worked & {
  readonly step: PodiumStep;
  /** A condition was not met. */
  readonly unmet: boolean;
};

const NOTHING = { changes: [], given: 0, unmet: false } as const;

const moved = (state: State, policy: Policy, steps: number): Effected => {
  const { state: now, change } = moveMarker(state, policy, steps);
  return { ...NOTHING, step: { state: now, events: [] }, changes: [change] };
};
const unmoved = (step: PodiumStep): Effected => ({ ...NOTHING, step });

const isMet = ({ tracks, discard }: Pick<State, 'tracks' | 'discard'>, when: Condition): boolean =>
  when.type === 'stands'
    ? tracks[when.policy] >= when.least
    : discard.some((plan) => PLAN[plan].sdg === when.sdg);

function takeSimple(state: State, effect: SimpleEffect): Effected {
  switch (effect.type) {
    case 'raise':
      return moved(state, effect.policy, effect.steps);
    case 'lower':
      return moved(state, effect.policy, -effect.steps);
    case 'raise-weakest':
      return moved(state, weakest(state), effect.steps);
    case 'give-funds': {
      const now = POLICIES.reduce((given, policy) => addFunds(given, policy, effect.each), state);
      return { ...unmoved({ state: now, events: [] }), given: effect.each };
    }
  }
}

/** The one place that says what an effect does. */
function takeEffect(state: State, plan: PlanId, effect: Effect): Effected {
  switch (effect.type) {
    case 'protect':
      return unmoved({ state: { ...state, shields: [...state.shields, plan] }, events: [] });
    case 'draw':
      return unmoved(drawPlans(state, policyOf(plan), effect.plans));
    case 'if':
      return isMet(state, effect.when)
        ? takeSimple(state, effect.then)
        : { ...unmoved({ state, events: [] }), unmet: true };
    case 'later': {
      const waiting = [...state.waiting, { plan, period: state.period + effect.periods }];
      return unmoved({ state: { ...state, waiting }, events: [] });
    }
    case 'raise':
    case 'lower':
    case 'raise-weakest':
    case 'give-funds':
      return takeSimple(state, effect);
  }
}

const inTurn = (from: State, takes: readonly ((state: State) => Effected)[]): Effected =>
  takes.reduce<Effected>(
    (before, take) => {
      const next = take(before.step.state);
      return {
        step: after(before.step, () => next.step),
        changes: [...before.changes, ...next.changes],
        given: before.given + next.given,
        unmet: before.unmet || next.unmet,
      };
    },
    unmoved({ state: from, events: [] }),
  );

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
  inTurn(
    state,
    PLAN[plan].effects.map((effect) => (now) => takeEffect(now, plan, effect)),
  );

/** At the start of a Period: later effects that are due happen, oldest first. */
export function ripen(state: State): PodiumStep {
  const due = state.waiting.filter(({ period }) => period <= state.period);
  const rest: State = { ...state, waiting: state.waiting.filter((each) => !due.includes(each)) };
  return due.reduce<PodiumStep>(
    (step, { plan }) =>
      after(step, (now) => {
        const then = PLAN[plan].effects.flatMap((effect) => (effect.type === 'later' ? [effect.then] : []));
        const {
          step: done,
          changes,
          given,
        } = inTurn(
          now,
          then.map((effect) => (each) => takeSimple(each, effect)),
        );
        return after(told(done.state, { type: 'ripened', plan, changes, given }), (last) => ({
          state: last,
          events: done.events,
        }));
      }),
    { state: rest, events: [] },
  );
}

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

/** No marker moves and nobody gives Funds: nothing that a protection could stop. */
export const isHarmless = ({ changes, taken }: Hit): boolean =>
  taken.length === 0 && changes.every(({ from, to }) => from === to);

export const protectsAgainst = (plan: PlanId): Kind | null => {
  for (const effect of PLAN[plan].effects) if (effect.type === 'protect') return effect.against;
  return null;
};

/** The oldest Plan that stops an Event of this kind. */
export const shieldAgainst = ({ shields }: Pick<State, 'shields'>, kind: Kind): PlanId | null =>
  shields.find((plan) => protectsAgainst(plan) === kind) ?? null;
