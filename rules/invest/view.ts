import type { Seat, Viewer } from '../engine/game';
import { projectOf } from './content';
import { SECTORS } from './numbers';
import { cardShields, NO_SHIELDS } from './protection';
import { firstSeat, reports, roundRow } from './rounds';
import { ending, keySectorOf, scoreOf } from './score';
import type { DeckView, Disaster, DisasterView, Outcome, SeatView, Sector, State, View } from './types';

export const areDecksOpen = ({ phase }: Pick<State, 'phase'>): boolean =>
  phase !== 'names' && phase !== 'keys' && phase !== 'deal';

export const view = (state: State, viewer: Viewer): View => ({
  phase: state.phase,
  round: state.round,
  rounds: state.options.rounds,
  first: firstSeat(state),
  turn: turnOf(state),
  task: state.tasks[0] ?? null,
  names: state.names,
  keyTokens: state.keyTokens.map(({ seat, sector }) => ({ seat, sector: seat === null ? null : sector })),
  seats: state.hands.map((_, seat) => seatView(state, seat)),
  hand: viewer === null ? [] : (state.hands[viewer] ?? []),
  decks: SECTORS.map((sector) => deckView(state, sector)),
  disasterDeck: state.disasters.length,
  foresight: state.foresights.find(({ seat }) => seat === viewer)?.cards ?? null,
  disaster: state.disaster && disasterView(state.disaster),
  draws: roundRow(state).cards,
  history: reports(state),
  reasons: state.reasons,
  options: state.options,
  result: outcomeOf(state),
});

function outcomeOf(state: State): Outcome | null {
  if (state.phase !== 'over') return null;
  const { parts: _, ...outcome } = ending(state);
  return outcome;
}

function turnOf({ phase, turn, disaster }: State): Seat | null {
  switch (phase) {
    case 'keys':
    case 'deal':
    case 'turn':
      return turn;
    case 'hold':
    case 'flip':
      return disaster?.holder ?? null;
    case 'pick':
    case 'coin':
      return disaster?.picker ?? null;
    case 'names':
    case 'losses':
    case 'over':
      return null;
  }
}

const seatView = (state: State, seat: Seat): SeatView => ({
  key: keySectorOf(state, seat),
  ready: state.ready[seat] ?? false,
  tokens: state.tokens[seat] ?? 0,
  reserve: state.reserve[seat] ?? 0,
  hand: (state.hands[seat] ?? []).map((card) => ({
    sector: projectOf(card).sector,
    card: state.shown.includes(card) ? card : null,
  })),
  sheet: state.sheet[seat] ?? NO_SHIELDS,
  cardShields: cardShields(state, seat),
  district: state.districts[seat] ?? [],
  score: scoreOf(state, seat),
});

const deckView = (state: State, sector: Sector): DeckView => ({
  sector,
  left: state.decks[sector].length,
  top: areDecksOpen(state) ? (state.decks[sector][0] ?? null) : null,
});

const disasterView = (disaster: Disaster): DisasterView => ({
  holder: disaster.holder,
  picker: disaster.picker,
  number: disaster.number,
  count: disaster.count,
  owed: disaster.owed,
});
