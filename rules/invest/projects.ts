import type { Seat, Step } from '../engine/game';
import { replaceAt, toAll } from '../engine/lists';
import { isComplete, projectOf } from './content';
import { calledBy } from './names';
import { FORESEEN } from './numbers';
import { seatAfter, settle } from './rounds';
import type { Benefits, BenefitTask, CardId, Invest, Placed, State } from './types';

type Events = Step<Invest>['events'];

/** The turn's one token leaves the budget, and the next seat is on. */
export const spendToken = (state: State, seat: Seat): State => ({
  ...state,
  tokens: replaceAt(state.tokens, seat, (state.tokens[seat] ?? 0) - 1),
  turn: seatAfter(state, seat),
});

export const keepReason = (
  state: State,
  { seat, card, text }: { seat: Seat; card: CardId; text: string },
): State =>
  text === '' ? state : { ...state, reasons: [...state.reasons, { round: state.round, seat, card, text }] };

/** Puts a token of `seat` on a project in `owner`'s district; a project that becomes complete gives its benefits. */
export function putToken(
  state: State,
  { seat, owner, card }: { seat: Seat; owner: Seat; card: CardId },
  events: Events,
): Step<Invest> {
  const district = state.districts[owner] ?? [];
  const at = district.findIndex((placed) => placed.card === card);
  const before = district[at];
  if (before === undefined) throw new Error(`${card} is not in the district`);
  const after: Placed = { ...before, tokens: [...before.tokens, seat] };
  const put: State = {
    ...spendToken(state, seat),
    districts: replaceAt(state.districts, owner, replaceAt(district, at, after)),
  };
  return isComplete(after) ? complete(put, owner, after, events) : settle(put, events);
}

function complete(state: State, owner: Seat, placed: Placed, events: Events): Step<Invest> {
  const { benefits, investors } = projectOf(placed.card);
  const seats = state.hands.map((_, after) => (owner + after) % state.hands.length);
  const served = investors === null ? [owner] : seats.filter((seat) => placed.tokens.includes(seat));
  const each = served.map((seat) => ({
    seat,
    gets: bothOf(seat === owner ? benefits : {}, investors?.benefits ?? {}),
  }));
  const looks = each.filter(({ gets }) => gets.foresight === true).map(({ seat }) => seat);
  const seen = looks.reduce(lookAhead, state);
  return settle(
    { ...seen, tasks: each.flatMap(({ seat, gets }) => tasksFor(state, seat, gets, placed.card)) },
    [
      ...events,
      toAll({ type: 'completed', owner, card: placed.card, investors: served }),
      ...looks.flatMap((seat) => foresightEvents(state, seat, 'benefit')),
    ],
  );
}

const bothOf = (a: Benefits, b: Benefits): Benefits => ({
  draw: (a.draw ?? 0) + (b.draw ?? 0),
  shield: (a.shield ?? 0) + (b.shield ?? 0),
  ...((a.foresight === true || b.foresight === true) && { foresight: true }),
});

function tasksFor(state: State, seat: Seat, gets: Benefits, card: CardId): readonly BenefitTask[] {
  const shields = Math.min(gets.shield ?? 0, state.reserve[seat] ?? 0);
  const tasks = [
    { type: 'draw', seat, left: gets.draw ?? 0, card },
    { type: 'shield', seat, left: shields, card },
  ] as const;
  return tasks.filter(({ left }) => left > 0);
}

/** One step of the benefit at the head of the queue is taken. */
export const takeBenefit = ({ tasks: [head, ...rest] }: State): readonly BenefitTask[] =>
  head === undefined || head.left <= 1 ? rest : [{ ...head, left: head.left - 1 }, ...rest];

export const lookAhead = (state: State, seat: Seat): State => ({
  ...state,
  foresights: [
    ...state.foresights.filter((look) => look.seat !== seat),
    { seat, cards: state.disasters.slice(0, FORESEEN) },
  ],
});

export function foresightEvents(state: State, seat: Seat, by: 'token' | 'benefit'): Events {
  const cards = state.disasters.slice(0, FORESEEN);
  const called = cards.map((card) => calledBy(state.names, card));
  return [
    toAll({ type: 'foresaw', seat, by }),
    { to: [seat], event: { type: 'foresaw-cards', seat, cards, called } },
  ];
}
