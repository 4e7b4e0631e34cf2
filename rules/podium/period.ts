import { newestOf } from './board';
import { CHAIRS, fromPodium, nextPodium, podiumOf, seatOf } from './chairs';
import { EVENT, FIRST, goalOf, HAND_LIMIT, INCOME, PERIODS, POLICIES, PROMISES_A_PERIOD } from './content';
import { openEndVote, openNegotiatorVote } from './votes';
import { drawPlans, eventEffects, isHarmless, ripen, shieldAgainst } from './effects';
import { toEvent } from './implementation';
import { dropUndue } from './pledges';
import { byPolicy } from './setup';
import { addFunds, after, type PodiumStep, told } from './steps';
import type { EventId, PeriodRecord, PodiumTask, State } from './types';

/** Preparation: Funds, Plans, and whoever holds too many gives some back before Plans are placed. */
export function startPeriod(state: State): PodiumStep {
  const { funds, plans } = state.period === 1 ? FIRST : INCOME;
  const { period } = state;
  const opened: State = { ...state, phase: 'propose', turn: state.podium };
  const prepared = told(opened, { type: 'prepared', period, podium: podiumOf(state), funds, plans });
  const dealt = fromPodium(state).reduce(
    (step, policy) => after(step, (now) => drawPlans(addFunds(now, policy, funds), policy, plans)),
    after(prepared, ripen),
  );
  return after(dealt, (now) => ({ state: { ...now, tasks: returnsOwed(now) }, events: [] }));
}

const returnsOwed = (state: State): readonly PodiumTask[] =>
  fromPodium(state).flatMap((policy) =>
    Array.from({ length: Math.max(0, state.hands[policy].length - HAND_LIMIT) }, () => ({
      type: 'return' as const,
      seat: seatOf(state, policy),
      policy,
    })),
  );

/** The next Policy may place a Plan; after the last one the debate begins. */
export function nextProposal(state: State): PodiumStep {
  const turn = (state.turn + 1) % CHAIRS;
  return turn === state.podium ? openDebate(state) : { state: { ...state, turn }, events: [] };
}

function openDebate(state: State): PodiumStep {
  if (state.board.length === 0) return after(told(state, { type: 'no-plans' }), toEvent);
  const speakers = fromPodium(state).filter((policy) => newestOf(state, policy) !== null);
  return nextSpeaker({ ...state, phase: 'debate', speakers });
}

export function nextSpeaker(state: State): PodiumStep {
  const [policy] = state.speakers;
  const plan = policy === undefined ? null : newestOf(state, policy);
  if (policy === undefined || plan === null)
    return told({ ...state, phase: 'talk', speakers: [], ready: [] }, { type: 'talking' });
  return told(state, { type: 'speaking', policy, plan });
}

/** The Event happens or is stopped, and the Period is written down. */
export function turnEvent(state: State): PodiumStep {
  const [event, ...events] = state.events;
  if (event === undefined) throw new Error('there is an Event for every Period');
  const struck = eventEffects(state, event);
  const shield = isHarmless(struck) ? null : shieldAgainst(state, EVENT[event].kind);
  const hit = shield === null ? struck : { state, changes: [], taken: [] };
  const { changes, taken } = hit;
  const now: State = {
    ...hit.state,
    events,
    shields: state.shields.filter((plan) => plan !== shield),
  };
  return after(told(now, { type: 'turned-event', event, shield, changes, taken }), (turned) =>
    closePeriod(turned, event, shield),
  );
}

function closePeriod(state: State, event: EventId, shield: PeriodRecord['shield']): PodiumStep {
  const { period, resolved, others, tracks } = state;
  const record: PeriodRecord = { period, podium: podiumOf(state), resolved, others, event, shield, tracks };
  const closed = told({ ...state, history: [...state.history, record] }, { type: 'period-over', record });
  const goal = goalOf(state.options);
  if (period === PERIODS) return after(closed, finish);
  if (POLICIES.some((policy) => tracks[policy] < goal)) return after(closed, nextPeriod);
  return after(closed, (now) => told(openEndVote(now), { type: 'goal-reached' }));
}

export const nextPeriod = (state: State): PodiumStep => ({
  state: {
    ...state,
    phase: 'prepare',
    period: state.period + 1,
    podium: nextPodium(state),
    resolved: null,
    others: [],
    investments: [],
    passed: [],
    ready: [],
    pledgesLeft: byPolicy(() => PROMISES_A_PERIOD),
  },
  events: [],
});

/** First promises in words are judged, then everyone votes. */
export const finish = (state: State): PodiumStep =>
  after(dropUndue(state), (now) => {
    const judges = now.pledges
      .filter(({ status }) => status === 'open')
      .map(({ id, to }) => ({ type: 'judge' as const, seat: seatOf(now, to), pledge: id }));
    return { state: { ...openNegotiatorVote(now), tasks: judges }, events: [] };
  });
