import type { Viewer } from '../engine/game';
import { newestOf, nextSlot } from './board';
import { podiumOf, policiesOf, policyAt, seatOf } from './chairs';
import { goalOf } from './content';
import type { Policy, PolicyView, State, View } from './types';

export const view = (state: State, viewer: Viewer): View => ({
  phase: state.phase,
  period: state.period,
  goal: goalOf(state.options),
  options: state.options,
  policies: state.order.map((policy) => policyView(state, policy)),
  podium: state.podium,
  turn: turnOf(state),
  hands:
    viewer === null
      ? []
      : policiesOf(state, viewer).map((policy) => ({ policy, plans: state.hands[policy] })),
  board: state.board,
  nextSlot: nextSlot(state),
  speaking: speakingOf(state),
  ready: state.ready,
  placed: state.placed,
  investments: state.investments,
  unneeded: state.unneeded,
  collecting: state.collecting,
  resolved: state.resolved,
  others: state.others,
  pledges: state.pledges,
  discard: state.discard,
  shields: state.shields,
  waiting: state.waiting,
  events: state.events.length,
  history: state.history,
  ending: state.ending,
});

const policyView = (state: State, policy: Policy): PolicyView => ({
  policy,
  seat: seatOf(state, policy),
  track: state.tracks[policy],
  funds: state.funds[policy],
  hand: state.hands[policy].length,
  deck: state.decks[policy].length,
  passed: state.passed.includes(policy),
  pledgesLeft: state.pledgesLeft[policy],
});

function speakingOf(state: State): View['speaking'] {
  const [policy, ...after] = state.speakers;
  const plan = policy === undefined ? null : newestOf(state, policy);
  return policy === undefined || plan === null ? null : { policy, plan, after };
}

function turnOf(state: State): View['turn'] {
  const of = (policy: Policy) => ({ seat: seatOf(state, policy), policy });
  const [task] = state.tasks;
  if (task !== undefined)
    return { seat: task.seat, policy: task.type === 'return' ? task.policy : judged(state, task.pledge) };
  switch (state.phase) {
    case 'choose':
      return { seat: state.order.length % state.seats, policy: null };
    case 'prepare':
    case 'gift':
    case 'event':
      return of(podiumOf(state));
    case 'propose':
    case 'invest':
      return of(policyAt(state, state.turn));
    case 'debate':
      return state.speakers[0] === undefined ? null : of(state.speakers[0]);
    case 'talk':
    case 'effects':
    case 'vote':
    case 'negotiator':
    case 'over':
      return null;
  }
}

const judged = ({ pledges }: State, id: number): Policy | null => pledges[id]?.to ?? null;
