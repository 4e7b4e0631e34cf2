import type { Seat, Step } from '../engine/game';
import { toAll } from '../engine/lists';
import { BUDGET, ROUNDS, SECTORS } from './numbers';
import { NO_SHIELDS } from './protection';
import { ending } from './score';
import type { Invest, Report, State } from './types';

type Events = Step<Invest>['events'];

/** The Energy player. */
export const firstSeat = ({ keyTokens }: Pick<State, 'keyTokens'>): Seat | null =>
  keyTokens.find(({ sector }) => sector === 'energy')?.seat ?? null;

export const seatAfter = ({ hands }: Pick<State, 'hands'>, seat: Seat): Seat => (seat + 1) % hands.length;

export const roundRow = ({ round }: Pick<State, 'round'>) => ROUNDS[round - 1] ?? ROUNDS[0];

export const isFirstTurn = ({ round, tokens }: State, seat: Seat): boolean =>
  round === 1 && tokens[seat] === BUDGET;

export function beginRound(state: State, round: number): Step<Invest> {
  const first = firstSeat(state) ?? 0;
  return {
    state: { ...state, phase: 'turn', round, turn: first, tokens: state.tokens.map(() => BUDGET) },
    events: [toAll({ type: 'round', round, first })],
  };
}

/** Benefits first; when the last token of the round is used and nobody has anything to take, the disaster comes. */
export function settle(state: State, events: Events): Step<Invest> {
  const isDrawable = SECTORS.some((sector) => state.decks[sector].length > 0);
  const tasks = isDrawable ? state.tasks : state.tasks.filter(({ type }) => type !== 'draw');
  if (state.phase !== 'turn' || tasks.length > 0 || state.tokens.some((tokens) => tokens > 0))
    return { state: { ...state, tasks }, events };
  return {
    state: {
      ...state,
      tasks,
      phase: 'hold',
      disaster: {
        holder: ((firstSeat(state) ?? 0) + state.round - 1) % state.hands.length,
        picker: null,
        held: [],
        number: null,
        count: roundRow(state).cards,
        card: null,
        coin: null,
        level: null,
        owed: state.hands.map(() => 0),
        hits: null,
        lost: [],
      },
    },
    events,
  };
}

/** All disasters whose card is turned up, the one under way at the end. */
export function reports({ disaster, round, history }: State): readonly Report[] {
  if (disaster === null || disaster.card === null) return history;
  const { card, level, coin, hits, lost } = disaster;
  return [...history, { round, card, level, coin, hits, lost }];
}

/** The disaster is over: it goes into the history, and the Action Sheet is cleared. */
export function endRound(state: State, events: Events): Step<Invest> {
  const { round } = state;
  if (state.disaster?.card == null) throw new Error('a round ends with a disaster card');
  const cleared: State = {
    ...state,
    disaster: null,
    history: reports(state),
    sheet: state.sheet.map(() => NO_SHIELDS),
  };
  const so = [...events, toAll({ type: 'cleared', round } as const)];
  if (round >= state.options.rounds) {
    const over: State = { ...cleared, phase: 'over' };
    return { state: over, events: [...so, toAll({ type: 'over', ...ending(over) })] };
  }
  const begun = beginRound(cleared, round + 1);
  return { state: begun.state, events: [...so, ...begun.events] };
}
