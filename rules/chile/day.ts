import { openBallot } from '../engine/ballot';
import type { Seat, Step } from '../engine/game';
import { toAll } from '../engine/lists';
import { COST, MOST_FUNDS_A_DAY, REGION, REGION_IDS, SIDES } from './content';
import { bySide, byRegion, controllerOf, otherSide, seatOf, withCampaign } from './country';
import { isStuck } from './legality';
import { dayRecord, ending } from './score';
import type { ActionId, Chile, Event, Side, State } from './types';

type Told = Step<Chile>['events'];

export const after = (events: Told, step: Step<Chile>): Step<Chile> => ({
  state: step.state,
  events: [...events, ...step.events],
});

/** What `side` can still take from its Regions today. */
export function canRaise(state: State, side: Side): number {
  const lying = REGION_IDS.reduce((sum, id) => {
    const region = state.regions[id];
    return controllerOf(region) === side ? sum + region.funds : sum;
  }, 0);
  return Math.min(MOST_FUNDS_A_DAY - state.campaigns[side].raised, lying);
}

export function beginDay(state: State): Step<Chile> {
  const fresh: State = {
    ...state,
    phase: 'fundraise',
    turn: state.first,
    campaigns: bySide((side) => ({
      ...state.campaigns[side],
      raised: 0,
      doneRaising: false,
      planned: [],
      left: [],
      bonusUsed: false,
    })),
  };
  const poor = SIDES.filter((side) => canRaise(fresh, side) === 0);
  const events: Event[] = [
    { type: 'day', day: state.day, first: seatOf(state, state.first) },
    ...poor.map((side): Event => ({ type: 'raised-none', seat: seatOf(state, side) })),
  ];
  const begun = poor.reduce((now, side) => withCampaign(now, side, { doneRaising: true }), fresh);
  return after(events.map(toAll), planWhenRaised(begun));
}

export function planWhenRaised(state: State): Step<Chile> {
  if (SIDES.some((side) => !state.campaigns[side].doneRaising)) return { state, events: [] };
  const voters: readonly Seat[] = state.sides.flatMap((side, seat) =>
    state.campaigns[side].funds > 0 ? [seat] : [],
  );
  const planning: State = { ...state, phase: 'plan' };
  if (voters.length === 0) return endDay(planning);
  const ballot = openBallot({
    id: 'plan',
    key: `plan-${state.day}`,
    parts: ['actions'],
    voters,
    seats: SIDES.length,
  });
  return { state: { ...planning, ballot }, events: [] };
}

export const without = (state: State, side: Side, action: ActionId): State =>
  withCampaign(state, side, { left: state.campaigns[side].left.filter((each) => each !== action) });

/** `side` has had its action; the other is next, if it has any. */
export const passTurn = (state: State, side: Side): Step<Chile> =>
  settle({ ...state, turn: otherSide(side) });

/** Waits for whoever can act; what cannot be played and leaves no choice is forfeited on the way. */
export function settle(state: State): Step<Chile> {
  const side = state.campaigns[state.turn].left.length > 0 ? state.turn : otherSide(state.turn);
  const { left } = state.campaigns[side];
  const [action] = left;
  if (action === undefined) return endDay(state);
  const now: State = { ...state, turn: side };
  const hasChoice = left.length > 1 && state.campaigns[otherSide(side)].left.length > 0;
  return isStuck(now, side) && !hasChoice ? forfeit(now, side, action) : { state: now, events: [] };
}

export const forfeit = (state: State, side: Side, action: ActionId): Step<Chile> =>
  after(
    [toAll({ type: 'forfeited', seat: seatOf(state, side), action, funds: COST[action] })],
    passTurn(without(state, side, action), side),
  );

function endDay(state: State): Step<Chile> {
  const record = dayRecord(state);
  const ended: State = {
    ...state,
    history: [...state.history, record],
    regions: byRegion((id) => ({ ...state.regions[id], funds: REGION[id].funds })),
  };
  const told = toAll<Event>({ type: 'day-over', ...record });
  if (state.day < state.options.days)
    return after([told], beginDay({ ...ended, day: state.day + 1, first: otherSide(state.first) }));
  return {
    state: { ...ended, phase: 'over' },
    events: [told, toAll({ type: 'over', ...ending(ended) })],
  };
}
