import type { Seat, Viewer } from '../engine/game';
import { cubesLeft, isMitigated, playerAt, toolsOf } from './board';
import { actionsOf, goalsOf } from './content';
import { costsOf } from './deals';
import { barToAct, costOf, diceFor } from './deeds';
import { measure } from './goals';
import { ending } from './score';
import type { ActionView, SeatView, State, View } from './types';

export const view = (state: State, viewer: Viewer): View => ({
  phase: state.phase,
  options: state.options,
  mode: state.mode,
  setting: state.setting,
  round: state.round,
  first: state.first,
  turn: turnOf(state),
  task: taskOf(state),
  players: state.players,
  needs: state.needs,
  crackdown: state.crackdown,
  links: state.links,
  licensed: state.licensed,
  outcomes: state.outcomes,
  bag: state.bag,
  seats: state.players.map((_, seat) => seatView(state, seat)),
  hand: viewer === null ? [] : (state.hands[viewer] ?? []),
  drawn: drawnBy(state, viewer),
  actions: viewer === null ? [] : actionViews(state, viewer),
  deck: state.deck.length,
  discard: state.discard.length,
  supports: state.supports,
  agreements: state.agreements,
  refused: state.refused,
  dispute: state.dispute,
  queue: state.queue,
  moreTime: state.moreTime,
  costs: viewer === null ? [] : costsOf(state, viewer),
  story: state.story,
  result: state.phase === 'over' ? ending(state) : null,
});

const IN_TURN: readonly State['phase'][] = ['leverage', 'market', 'action'];

const turnOf = ({ tasks, phase, turn }: State): Seat | null =>
  tasks[0]?.seat ?? (IN_TURN.includes(phase) ? turn : null);

/** Everyone may know what is asked of whom; which cards were drawn only the one who chooses. */
function taskOf({ tasks }: State): View['task'] {
  const [task] = tasks;
  if (task === undefined) return null;
  return task.type === 'keep' ? { type: 'keep', seat: task.seat } : task;
}

function drawnBy({ tasks }: State, viewer: Viewer): View['drawn'] {
  const [task] = tasks;
  return task?.type === 'keep' && task.seat === viewer ? task.cards : [];
}

const seatView = (state: State, seat: Seat): SeatView => ({
  hand: state.hands[seat]?.length ?? 0,
  cubes: cubesLeft(state, seat),
  goals: goalsOf(playerAt(state, seat)).map(({ id, of }) => ({
    id,
    have: measure(state, seat, of),
    reached: playerAt(state, seat).reached.includes(id),
  })),
  exposed: toolsOf(state, seat).filter((card) => !isMitigated(state, seat, card)),
});

const actionViews = (state: State, seat: Seat): readonly ActionView[] =>
  actionsOf(playerAt(state, seat)).map((action) => ({
    id: action.id,
    cost: costOf(state, seat, action),
    dice: diceFor(state, seat, action),
    bar: barToAct(state, seat, action),
  }));
