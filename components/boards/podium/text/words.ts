import type { GameBoard, LogEvent, SeatFacts } from '@/components/boards/types';
import { PERIODS, RULE_NUMBERS } from '@/rules/podium/text/numbers';
import type { Event, PhaseName, Podium, View } from '@/rules/podium/types';
import type { BallotEvent } from '@/rules/engine';

import { lineOf } from './lines';
import { type G, planName, policyName } from './say';
import { mine, podiumOf, policyIn } from '@/components/boards/podium/turn/seats';

const RULES: { readonly [P in PhaseName]: readonly string[] } = {
  choose: ['1.1', '1.2', '1.3', '1.4', '2.1', '2.2', '2.3'],
  prepare: ['2.7', '3.1', '3.2', '3.3', '7.14', '8.1', '8.4'],
  propose: ['3.3', '4.1', '4.2', '4.3', '4.4', '4.5'],
  debate: ['5.2', '5.3'],
  talk: ['5.4', '5.5', '5.6', '5.7', '5.8', '5.9', '5.10', '5.11'],
  invest: ['6.1', '6.2', '6.3', '6.4', '6.5', '6.6', '7.1', '7.2'],
  effects: ['7.4', '7.5', '7.6', '7.7', '7.9', '7.12', '7.13', '7.14'],
  gift: ['7.10', '7.11'],
  event: ['8.1', '8.2', '8.3', '8.4', '8.5', '8.6'],
  vote: ['9.1', '9.2', '9.8'],
  negotiator: ['5.12', '9.3', '9.8', '9.9'],
  over: ['9.4', '9.5', '9.6', '9.7'],
};

/** Before the first Period, and when the last is over. */
const UNTIMED: readonly PhaseName[] = ['choose', 'vote', 'negotiator', 'over'];

/** Phases whose first time on a phone is taught. */
const TAUGHT = [
  'choose',
  'prepare',
  'propose',
  'debate',
  'talk',
  'invest',
  'effects',
  'gift',
  'event',
  'negotiator',
] as const satisfies readonly PhaseName[];

function tipOf(view: View, me: number | null, g: G) {
  const phase = TAUGHT.find((each) => each === view.phase);
  return me === null || phase === undefined ? null : { id: `podium.${phase}`, text: g(`tip.${phase}`) };
}

/** A Plan must go back before Plans are placed. */
const isReturning = (view: View): boolean =>
  view.phase === 'propose' &&
  view.turn?.policy != null &&
  (policyIn(view, view.turn.policy)?.hand ?? 0) > RULE_NUMBERS.handLimit;

type Asked = Parameters<ReturnType<GameBoard<Podium>['words']>['ask']>[1];

function askOf(view: View, { name, mine: isMine, me }: Asked, g: G, names: readonly string[]): string {
  const { phase, turn } = view;
  const policy = turn?.policy == null ? '' : policyName(g, turn.policy);
  const said = {
    name: turn === null ? name : (names[turn.seat] ?? ''),
    policy,
    period: view.period,
    plan: view.collecting === null ? '' : planName(g, view.collecting.plan),
  };
  if (isReturning(view)) return g(isMine ? 'ask.return' : 'wait.return', said);
  // During the last vote a task can only be to judge a promise.
  if (phase === 'negotiator' && turn !== null)
    return isMine ? g('ask.judge', { by: judgedBy(view, g) }) : g('wait.judge', said);
  if (phase === 'over') return g('phase.over');
  // Whoever has the Podium may end a speech too, and is still a listener.
  if (phase === 'debate') return g(turn?.seat === me ? 'ask.debate' : 'wait.debate', said);
  if (phase === 'propose' && isMine && turn?.policy === podiumOf(view)) return g('ask.propose.podium', said);
  return g(`${isMine ? 'ask' : 'wait'}.${phase}`, said);
}

const judgedBy = ({ pledges, turn }: View, g: G): string => {
  const by = pledges.find(({ status, to }) => status === 'open' && to === turn?.policy)?.by;
  return by === undefined ? '' : policyName(g, by);
};

function seatOf(view: View, seat: number, g: G): SeatFacts {
  const held = mine(view, seat);
  return {
    cards: held.reduce((sum, { hand }) => sum + hand, 0),
    points: null,
    locked: view.phase === 'talk' && view.ready.includes(seat),
    badges: [
      ...(held.some(({ policy }) => policy === podiumOf(view))
        ? [{ icon: 'crown', label: g('podium') } as const]
        : []),
      ...(view.phase === 'invest' && held.length > 0 && held.every(({ passed }) => passed)
        ? [{ icon: 'cross', label: g('passed') } as const]
        : []),
    ],
  };
}

/** Plans in hand are looked at, or a vote is locked: only who holds the phone looks. */
const SECRET: readonly PhaseName[] = ['propose', 'vote', 'negotiator'];

export const words: GameBoard<Podium>['words'] = ({ g: any, names }) => {
  const g = any as G;
  return {
    heading: ({ phase, period }) =>
      UNTIMED.includes(phase)
        ? g(`phase.${phase}`)
        : g('heading', { period, periods: PERIODS, phase: g(`phase.${phase}`) }),
    rounds: ({ phase, period }) => (UNTIMED.includes(phase) ? null : { now: period, of: PERIODS }),
    ask: (view, asked) => askOf(view, asked, g, names),
    seat: (view, seat) => seatOf(view, seat, g),
    tip: (view, me) => tipOf(view, me, g),
    isOpenStep: ({ phase }) => !SECRET.includes(phase),
    rules: ({ phase }) => RULES[phase],
    line: (event) => lineOf(event as Event | BallotEvent, g, names),
    isWhisper: ({ type }: LogEvent) => type === 'drew',
  };
};
