import type { Viewer } from '../engine/game';
import { minus } from '../engine/lists';
import type { Random } from '../engine/random';
import { redealOpenings } from '../engine/redeal';
import { vote } from './ballots';
import type { Card, State } from './types';

/** Deals anew what `viewer` cannot see: both decks, the other hands, and ballots opened while others still are not. */
export function resample(state: State, viewer: Viewer, random: Random): State {
  const aiDeck = random.shuffle(state.aiDeck);
  // At the end every hand lies open.
  if (state.phase === 'over') return { ...state, aiDeck, deck: random.shuffle(state.deck) };
  const known = state.hands.map((hand, seat) => (seat === viewer ? hand : knownCards(state, viewer, seat)));
  const unknown = state.hands.map((hand, seat) => minus(hand, known[seat] ?? []));
  const pool = random.shuffle([...state.deck, ...unknown.flat()]);
  const hands = known.map((cards, seat) => [...cards, ...pool.splice(0, unknown[seat]?.length ?? 0)]);
  return { ...state, aiDeck, deck: pool, hands, ballot: redealOpenings({ vote }, state, viewer, random) };
}

/** Cards the viewer was shown in `seat`'s hand this round that are still in it. */
function knownCards(state: State, viewer: Viewer, seat: number): readonly Card[] {
  const looks = state.seen.filter(({ by, from }) => by === viewer && from === seat);
  const shown = looks[looks.length - 1]?.cards ?? [];
  return minus(shown, minus(shown, state.hands[seat] ?? []));
}
