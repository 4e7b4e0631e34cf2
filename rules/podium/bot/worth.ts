import { BONUS, PERIODS, PLAN, POLICIES, policyOf, SDGS_OF, TRACK } from '../content';
import { EVENTS } from '../events';
import { fullSets, missingSdgs } from '../score';
import { byPolicy } from '../setup';
import type {
  ByPolicy,
  Condition,
  Effect,
  EventCard,
  EventId,
  Kind,
  PlanId,
  Policy,
  Sdg,
  SimpleEffect,
  View,
} from '../types';

/** How much more a step is worth to the Policy that makes it. */
const OWN_CAUSE = 1.05;
/** A protection may come too late, or stop a mild Event. */
const SHIELD_WORTH = 0.7;
/** What a Fund is worth, in steps of a Policy that needs them. */
const FUND_WORTH = 0.4;
/** A card more to choose from. */
const CARD_WORTH = 0.3;
/** A first step towards Plans for all 17 SDGs, while the table can still get there. */
const NEW_SDG_WORTH = 3.5;
/** From which Goal on a table needs that bonus, and at which it hardly gets there without. */
const NEED_ALL = { from: 12, to: 20 } as const;
/** Who does not need it still likes it. */
const LIKE_ALL = 0.2;
/** About how many new SDGs a table brings home in a Period. */
const SDGS_A_PERIOD = 2;
/** How much more the next step is worth to a Policy for each step that it is below the Goal. */
const HUNGER = 0.2;
/** Steps above the Goal keep an Event from undoing the work. */
const MARGIN = 1;
const MARGIN_WORTH = 0.3;
const SPARE_WORTH = 0.05;

const stepWorth = (track: number, goal: number): number => {
  if (track >= TRACK.top) return 0;
  if (track < goal) return 1 + HUNGER * (goal - track);
  return track < goal + MARGIN ? MARGIN_WORTH : SPARE_WORTH;
};

/** The table as a bot sees it, with what it looks at again and again. */
export type Outlook = View & {
  /** Where each Policy would stand if the game ended now: what is in the discard pile is sure. */
  readonly standing: ByPolicy<number>;
  readonly missing: readonly Sdg[];
  /** What a step is worth now, to an average Policy. */
  readonly unit: number;
  /** The Policy that decides: it wants the table to win, and believes in its own cause. */
  readonly self: Policy | null;
};

export function look(view: View, self: Policy | null = null): Outlook {
  const missing = missingSdgs(view.discard);
  const bonus = (policy: Policy) =>
    missing.length === 0 ? BONUS.allSdgs : BONUS.set * fullSets(view.discard, policy);
  const track = (policy: Policy) =>
    view.policies.find((each) => each.policy === policy)?.track ?? TRACK.start;
  const standing = byPolicy((policy) => track(policy) + bonus(policy));
  const steps = POLICIES.map((policy) => stepWorth(standing[policy], view.goal));
  return {
    ...view,
    standing,
    missing,
    self,
    unit: steps.reduce((sum, each) => sum + each, 0) / steps.length,
  };
}

function stepsWorth(view: Outlook, policy: Policy, steps: number): number {
  const track = view.standing[policy];
  let worth = 0;
  for (let step = 0; step < steps; step += 1) worth += stepWorth(track + step, view.goal);
  return worth * weight(view, policy);
}

const weight = ({ self }: Outlook, policy: Policy): number => (self === policy ? OWN_CAUSE : 1);

function stepsLost(view: Outlook, policy: Policy, steps: number): number {
  const track = view.standing[policy];
  let worth = 0;
  for (let step = 1; step <= steps; step += 1) worth += stepWorth(track - step, view.goal);
  return worth * weight(view, policy);
}

export const fundWorth = (view: Outlook): number => (periodsLeft(view) > 1 ? FUND_WORTH * view.unit : 0);

const weakestOf = (view: Outlook): Policy =>
  POLICIES.reduce((low, each) => (view.standing[each] < view.standing[low] ? each : low));

const periodsLeft = ({ period }: View): number => PERIODS - period + 1;

/** What the next Event of this kind that no protection stops yet is likely to take, in steps. */
function threat(view: Outlook, kind: Kind): number {
  const seen: readonly EventId[] = view.history.map(({ event }) => event);
  const unseen: readonly EventCard[] = EVENTS.filter(({ id }) => !seen.includes(id));
  const ofKind = unseen.filter((event) => event.kind === kind);
  if (ofKind.length === 0) return 0;
  const expected = (ofKind.length / unseen.length) * periodsLeft(view);
  const stopped = view.shields.filter((plan) =>
    PLAN[plan].effects.some((effect) => effect.type === 'protect' && effect.against === kind),
  ).length;
  const steps = ofKind.reduce((sum, event) => sum + stepsTaken(event), 0) / ofKind.length;
  return steps * Math.max(0, Math.min(1, expected - stopped));
}

const stepsTaken = ({ effects }: EventCard): number =>
  effects.reduce(
    (sum, effect) =>
      sum + (effect.type === 'take-funds' ? effect.each * POLICIES.length * FUND_WORTH : effect.steps),
    0,
  );

function simpleWorth(view: Outlook, effect: SimpleEffect): number {
  switch (effect.type) {
    case 'raise':
      return stepsWorth(view, effect.policy, effect.steps);
    case 'lower':
      return -stepsLost(view, effect.policy, effect.steps);
    case 'raise-weakest':
      return stepsWorth(view, weakestOf(view), effect.steps);
    case 'give-funds':
      return periodsLeft(view) > 1 ? effect.each * POLICIES.length * fundWorth(view) : 0;
  }
}

function isMetIn(view: Outlook, when: Condition): boolean {
  if (when.type === 'done') return !view.missing.includes(when.sdg);
  return view.policies.some(({ policy, track }) => policy === when.policy && track >= when.least);
}

function effectWorth(view: Outlook, effect: Effect): number {
  switch (effect.type) {
    case 'protect':
      return threat(view, effect.against) * view.unit * SHIELD_WORTH;
    case 'draw':
      return periodsLeft(view) > 1 ? effect.plans * CARD_WORTH * view.unit : 0;
    case 'if':
      return isMetIn(view, effect.when) ? simpleWorth(view, effect.then) : 0;
    case 'later':
      return periodsLeft(view) > effect.periods ? simpleWorth(view, effect.then) : 0;
    case 'raise':
    case 'lower':
    case 'raise-weakest':
    case 'give-funds':
      return simpleWorth(view, effect);
  }
}

const sdgWorth = ({ goal }: View): number => {
  const part = (goal - NEED_ALL.from) / (NEED_ALL.to - NEED_ALL.from);
  return NEW_SDG_WORTH * Math.max(LIKE_ALL, Math.min(1, part));
};

/** What it is worth that this Plan lies in the discard pile at the end. */
function discardWorth(view: Outlook, plan: PlanId): number {
  const { missing } = view;
  if (missing.length === 0) return 0;
  const { sdg } = PLAN[plan];
  const policy = policyOf(plan);
  const sdgs = SDGS_OF[policy].length;
  const set = stepWorth(view.standing[policy] + BONUS.set, view.goal) * BONUS.set;
  const isNew = missing.includes(sdg);
  const first = isNew && missing.length <= SDGS_A_PERIOD * periodsLeft(view) ? sdgWorth(view) : 0;
  if (sdgs === 1) return set / BONUS.setSize + first;
  return isNew ? set / sdgs + first : 0;
}

/** Funded and resolved. */
export const fullWorth = (view: Outlook, plan: PlanId): number =>
  PLAN[plan].effects.reduce((sum, effect) => sum + effectWorth(view, effect), discardWorth(view, plan));

/** Funded, but only a step for its Policy. */
export const stepOnlyWorth = (view: Outlook, plan: PlanId): number =>
  stepsWorth(view, policyOf(plan), 1) + discardWorth(view, plan);
