import type { Choice } from '../engine/ballot';
import type { Viewer } from '../engine/game';
import type { Random } from '../engine/random';
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
  return { ...state, aiDeck, deck: pool, hands, ballot: withOtherOpenings(state, viewer, random) };
}

/** Cards the viewer was shown in `seat`'s hand this round that are still in it. */
function knownCards(state: State, viewer: Viewer, seat: number): readonly Card[] {
  const looks = state.seen.filter(({ by, from }) => by === viewer && from === seat);
  const shown = looks[looks.length - 1]?.cards ?? [];
  return minus(shown, minus(shown, state.hands[seat] ?? []));
}

/** `cards` without one copy for every card in `taken`. */
function minus(cards: readonly Card[], taken: readonly Card[]): readonly Card[] {
  const left = [...cards];
  for (const card of taken) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function withOtherOpenings(state: State, viewer: Viewer, random: Random): State['ballot'] {
  const { ballot } = state;
  if (ballot === null) return null;
  const opened = ballot.opened.map((choice, seat) => {
    if (choice === null || seat === viewer) return choice;
    const choices = vote.choices(state, seat);
    return choices[random.int(choices.length)] as Choice;
  });
  return { ...ballot, opened };
}
