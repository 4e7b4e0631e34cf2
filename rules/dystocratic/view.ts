import { hasLocked } from '../engine/ballot';
import type { Seat, Viewer } from '../engine/game';
import { forcedVote, isFaceDown, nextToLock } from './ballots';
import { isSilenced } from './legality';
import { ending } from './score';
import type { SeatView, State, View } from './types';

export const view = (state: State, viewer: Viewer): View => ({
  phase: state.phase,
  round: state.round,
  dealer: state.dealer,
  turn: state.phase === 'deal' ? state.dealer : nextToLock(state),
  ai: state.ai,
  seats: state.hands.map((_, seat) => seatView(state, seat, viewer)),
  hand: viewer === null ? [] : (state.hands[viewer] ?? []),
  seen: state.seen.filter(({ by }) => by === viewer).map(({ from, cards }) => ({ from, cards })),
  used: state.used.map((used) => (isFaceDown(used, viewer) ? { ...used, card: null } : used)),
  history: state.history,
  aiTotal: state.aiTotal,
  deck: state.deck.length,
  options: state.options,
  result: state.phase === 'over' ? ending(state) : null,
});

const seatView = (state: State, seat: Seat, viewer: Viewer): SeatView => ({
  hand: state.hands[seat]?.length ?? 0,
  locked: state.ballot !== null && hasLocked(state.ballot, seat),
  forced: forcedVote({ used: state.used.filter((used) => !isFaceDown(used, viewer)) }, seat),
  silenced: isSilenced(state, seat),
  claim: state.claims[seat] ?? null,
  words: state.words[seat] ?? 0,
  total: state.totals[seat] ?? 0,
});
