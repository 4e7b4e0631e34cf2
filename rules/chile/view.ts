import { hasLocked } from '../engine/ballot';
import type { Seat, Viewer } from '../engine/game';
import { REGION_IDS, SIDES } from './content';
import { controllerOf, isOpen, seatOf, sideOf, standing, type Standing } from './country';
import { canRaise } from './day';
import { ending } from './score';
import type { Card, Issue, RegionId, RegionView, SeatView, Side, State, View } from './types';

export function view(state: State, viewer: Viewer): View {
  const me = viewer === null ? null : sideOf(state, viewer);
  const counted = standing(state.regions);
  return {
    phase: state.phase,
    day: state.day,
    options: state.options,
    sides: state.sides,
    me,
    first: seatOf(state, state.first),
    turn: state.tasks[0]?.seat ?? (state.phase === 'play' ? seatOf(state, state.turn) : null),
    regions: REGION_IDS.map((id) => regionView(state, id, me)),
    seats: [seatView(state, 0, counted), seatView(state, 1, counted)],
    task: state.tasks[0] ?? null,
    deck: state.deck.length,
    discard: state.discard.length,
    history: state.history,
    result: state.phase === 'over' ? ending(state) : null,
  };
}

/** The shared screen sees what both campaigns know. */
const seen = ({ issue, known }: Card, me: Side | null): Issue | null =>
  (me === null ? known.length === SIDES.length : known.includes(me)) ? issue : null;

function regionView(state: State, id: RegionId, me: Side | null): RegionView {
  const region = state.regions[id];
  return {
    id,
    control: controllerOf(region),
    tokens: region.tokens,
    funds: region.funds,
    network: region.network,
    polled: region.polled,
    popular: seen(region.popular, me),
    unpopular: seen(region.unpopular, me),
    open: isOpen(region),
  };
}

function seatView(state: State, seat: Seat, counted: Standing): SeatView {
  const side = sideOf(state, seat);
  const { funds, issues, raised, doneRaising, planned, left, bonusUsed } = state.campaigns[side];
  return {
    side,
    funds,
    issues,
    raised,
    doneRaising,
    planned,
    left,
    bonusUsed,
    locked: state.ballot !== null && hasLocked(state.ballot, seat),
    canRaise: state.phase === 'fundraise' && !doneRaising ? canRaise(state, side) : 0,
    votes: counted.votes[side],
    regions: counted.regions[side],
    tokens: counted.tokens[side],
  };
}
