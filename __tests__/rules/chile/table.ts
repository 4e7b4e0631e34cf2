import { chile } from '@/rules/chile/game';
import { ACTIONS, ISSUE_IDS, ISSUES, lettersOf } from '@/rules/chile/content';
import { withCampaign, withRegion } from '@/rules/chile/country';
import { beginDay } from '@/rules/chile/day';
import type {
  ActionId,
  Campaign,
  Card,
  Event,
  Issue,
  Options,
  Region,
  RegionId,
  Side,
  State,
} from '@/rules/chile/types';
import type { Addressed, LockChoice, Seat, Viewer } from '@/rules/engine/game';
import { tableOptions } from '@/rules/engine/log';
import { waitingFor } from '@/rules/engine/play';
import { createRandom, seedFrom } from '@/rules/engine/random';

import { seatedMatch } from '../../support/seatedMatch';

/** In these tests seat 0 is Sí and seat 1 is No, and Sí begins on Day 1. */
export const SI: Seat = 0;
export const NO: Seat = 1;

export const options = (asked: Partial<Options> = {}): Options => tableOptions(chile, asked);

export const setUp = (asked: Partial<Options> = {}, seed = 1): State =>
  chile.setup(2, options({ sides: 'si', first: 'si', ...asked }), createRandom(seedFrom(seed)));

const SIX_OF_SI: readonly Issue[] = ['education', 'economy', 'jobs', 'housing', 'public-order', 'health'];
const SIX_OF_NO: readonly Issue[] = [
  'civil-rights',
  'democracy',
  'free-press',
  'jobs',
  'health',
  'education',
];

/** A face-up or face-down card: face down for all who are not named. */
export const card = (issue: Issue, ...known: readonly Side[]): Card => ({ issue, known });

type Given = {
  readonly asked?: Partial<Options>;
  readonly day?: number;
  readonly regions?: { readonly [R in RegionId]?: Partial<Region> };
  readonly si?: Partial<Campaign>;
  readonly no?: Partial<Campaign>;
  readonly deck?: readonly Issue[];
  readonly discard?: readonly Issue[];
};

/** A Day with known Issues, before the Funds are raised. No Region has a card that fits, unless said otherwise. */
export function table({ asked, day = 1, regions = {}, si, no, deck, discard }: Given = {}): State {
  const fresh = setUp({ issues: 'dealt', ...asked });
  let state: State = { ...fresh, day, deck: deck ?? fresh.deck, discard: discard ?? fresh.discard };
  for (const id of Object.keys(state.regions) as RegionId[]) {
    const { polled } = { ...state.regions[id], ...regions[id] };
    // Free Press is none of Sí's Issues and Economy none of No's, so nothing fits.
    const nothing = { popular: card('free-press', ...polled), unpopular: card('economy', ...polled) };
    const forSi = { popular: nothing.popular, unpopular: card('public-order', ...polled) };
    state = withRegion(state, id, { ...forSi, ...regions[id] });
  }
  state = withCampaign(state, 'si', { issues: SIX_OF_SI, ...si });
  return withCampaign(state, 'no', { issues: SIX_OF_NO, ...no });
}

/** The same, in the middle of a Day: the plans are paid, Sí is to play. */
export function playing(
  given: Given & { siPlan?: readonly ActionId[]; noPlan?: readonly ActionId[] },
): State {
  const { siPlan = [], noPlan = [], ...rest } = given;
  let state: State = { ...table(rest), phase: 'play', turn: 'si' };
  state = withCampaign(state, 'si', { doneRaising: true, planned: siPlan, left: siPlan });
  return withCampaign(state, 'no', { doneRaising: true, planned: noPlan, left: noPlan });
}

export const dawn = (state: State): State => beginDay(state).state;

type Told = Addressed<Event | { readonly type: 'locked' | 'struck'; readonly seat: Seat }>;

/** Two players with their phones, playing by the engine. Whatever they ask must be legal, unless asked through `why`. */
export function sit(state: State, seed = 1) {
  const base = seatedMatch(chile, state, seed);
  const lockPlan = (seat: Seat, actions: readonly ActionId[]) =>
    base.lock(seat, { actions: lettersOf(ACTIONS, actions) });
  return Object.assign(base, {
    waiting: () => waitingFor(chile, base.state),
    lockPlan,
    lockIssues: (seat: Seat, issues: readonly Issue[]) =>
      base.lock(seat, { issues: lettersOf(ISSUES, issues) }),
    /** Both lock and both phones open. */
    plan: (si: readonly ActionId[], no: readonly ActionId[]): readonly Told[] => [
      ...lockPlan(SI, si),
      ...lockPlan(NO, no),
      ...base.open(SI),
      ...base.open(NO),
    ],
    /** The plans each seat could lock now. */
    plans: (seat: Seat) =>
      base
        .legal(seat)
        .flatMap((move) => (move.type === 'lock' ? [(move as LockChoice).choice['actions']] : [])),
  });
}

/** The events a seat, or the shared screen, is told. */
export const toldTo = (events: readonly Told[], viewer: Viewer) =>
  events
    .filter(({ to }) => to === 'all' || (viewer !== null && to.includes(viewer)))
    .map(({ event }) => event);

export const regionOf = (view: { readonly regions: readonly { readonly id: RegionId }[] }, id: RegionId) =>
  view.regions.find((region) => region.id === id);

export const OTHERS: (issues: readonly Issue[]) => readonly Issue[] = (issues) =>
  ISSUE_IDS.filter((issue) => !issues.includes(issue));
