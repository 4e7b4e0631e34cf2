import type { Seat } from '../engine/game';
import type { Random } from '../engine/random';
import { change, type Doing, playerAt, tell } from './board';
import { aiActionsOf } from './climate';
import { ACTIONS_PER_ROUND, ROUNDS } from './content/figures';
import { settleGoals } from './goals';
import { hasLeverage } from './leverage';
import { ending } from './score';
import { seatsFrom } from './seats';
import { freshSheet } from './setup';
import { developments } from './steps/developments';
import { future } from './steps/future';
import { government } from './steps/government';
import { isIdle, runStep } from './steps/run';
import type { PhaseId, RyvTask, State } from './types';

function enter(doing: Doing, phase: PhaseId, part: Partial<State> = {}): void {
  change(doing, { ...part, phase });
  const { round, first } = doing.board;
  tell(doing, { type: 'phase', phase, round, first });
}

const hasMarketTurn = (state: State, seat: Seat): boolean => {
  const { aiActions, outOfMarket } = playerAt(state, seat).sheet;
  return aiActions > 0 && !outOfMarket;
};

/** The first, from `from` to the left, for whom there is something to do. */
const nextWith = (state: State, from: Seat, has: (seat: Seat) => boolean): Seat | undefined =>
  seatsFrom(state, from).find(has);

/** Seats still to come when play goes round the table once. */
const restOfTable = (state: State, from: Seat): readonly Seat[] => {
  const order = seatsFrom(state, state.first);
  return order.slice(order.indexOf(from));
};

function openMarket(doing: Doing): void {
  const players = doing.board.players.map((player, seat) => ({
    ...player,
    sheet: {
      ...player.sheet,
      aiActions: Math.max(player.sheet.aiActions + aiActionsOf(doing.board, seat), 0),
    },
  }));
  enter(doing, 'market', { turn: doing.board.first, players });
}

const hasActed = (state: State, seat: Seat): boolean => {
  const { acted, actionsDone } = playerAt(state, seat).sheet;
  return actionsDone || acted.length >= ACTIONS_PER_ROUND;
};

function nextRound(doing: Doing): void {
  enter(doing, 'discuss', {
    round: doing.board.round + 1,
    turn: doing.board.first,
    players: doing.board.players.map((player) => ({ ...player, sheet: freshSheet() })),
    supports: [],
    refused: [],
    moreTime: 0,
    // What nobody answered is off the table.
    agreements: doing.board.agreements.map((each) =>
      each.status === 'offered' ? { ...each, status: 'declined' } : each,
    ),
  });
}

function endGame(doing: Doing): void {
  enter(doing, 'over');
  const { board } = doing;
  tell(doing, {
    type: 'over',
    mode: board.mode,
    scenario: board.setting.scenario?.id ?? null,
    climate: board.setting.climate?.id ?? null,
    cast: board.players.map(({ actor, role }) => ({ actor, role })),
    ...ending(board),
  });
}

/** Each MNC of the full game chooses where its first Influence goes. */
const firstTasks = (state: State): readonly RyvTask[] =>
  seatsFrom(state, state.first)
    .filter((seat) => state.mode === 'full' && playerAt(state, seat).actor === 'mnc')
    .map((seat) => ({ type: 'begin', seat }));

/** Goes on to whatever comes next, until somebody has something to do or to look at. */
export function settle(doing: Doing, random: Random): void {
  settleGoals(doing);
  while (doing.board.tasks.length === 0 && moveOn(doing, random)) settleGoals(doing);
}

/** One change of turn or phase; whether there was one. */
function moveOn(doing: Doing, random: Random): boolean {
  const { board } = doing;
  switch (board.phase) {
    case 'opening':
      if (board.queue.length > 0) return false;
      enter(doing, 'action', { turn: board.first, tasks: firstTasks(board) });
      return true;
    case 'discuss':
      if (!board.players.every(({ sheet }) => sheet.ready)) return false;
      enter(doing, 'leverage', { turn: board.first });
      return true;
    case 'leverage': {
      const next = restOfTable(board, board.turn).find((seat) => hasLeverage(board, seat));
      if (next === board.turn) return false;
      if (next === undefined) openMarket(doing);
      else change(doing, { turn: next });
      return true;
    }
    case 'market': {
      const next = nextWith(board, board.turn, (seat) => hasMarketTurn(board, seat));
      if (next === board.turn) return false;
      if (next === undefined) enter(doing, 'action', { turn: board.first });
      else change(doing, { turn: next });
      return true;
    }
    case 'action': {
      const next = restOfTable(board, board.turn).find((seat) => !hasActed(board, seat));
      if (next === board.turn) return false;
      if (next === undefined) enter(doing, 'developments', { queue: developments(board) });
      else change(doing, { turn: next });
      return true;
    }
    case 'developments':
      if (takeIdleOff(doing, random)) return true;
      if (board.queue.length > 0) return false;
      if (board.round === ROUNDS) enter(doing, 'future', { queue: future(board) });
      else if (government(board).length > 0) enter(doing, 'government', { queue: government(board) });
      else nextRound(doing);
      return true;
    case 'government':
      if (takeIdleOff(doing, random)) return true;
      if (board.queue.length > 0) return false;
      nextRound(doing);
      return true;
    case 'future':
      if (takeIdleOff(doing, random)) return true;
      if (board.queue.length > 0) return false;
      endGame(doing);
      return true;
    case 'dispute':
    case 'over':
      return false;
  }
}

/** Steps with nothing in them are passed over; "all Links" becomes one step for each. */
function takeIdleOff(doing: Doing, random: Random): boolean {
  const { queue } = doing.board;
  const [head] = queue;
  if (head === undefined) return false;
  if (head.type === 'links') {
    runStep(doing, random);
    return true;
  }
  if (!isIdle(doing.board, head)) return false;
  change(doing, { queue: queue.slice(1) });
  return true;
}
