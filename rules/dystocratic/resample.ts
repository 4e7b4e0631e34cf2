import type { Viewer } from '../engine/game';
import { minus, shuffledAnew } from '../engine/lists';
import type { Random } from '../engine/random';
import { resampleOpenings } from '../engine/resampleOpenings';
import { isFaceDown, vote } from './ballots';
import { CARD } from './content';
import type { Card, State } from './types';

/** Deals anew what `viewer` cannot see: both decks, the other hands, cards that lie face down, and ballots opened while others still are not. */
export function resample(state: State, viewer: Viewer, random: Random): State {
  const aiDeck = shuffledAnew(state.aiDeck, random);
  // At the end every hand lies open.
  if (state.phase === 'over') return { ...state, aiDeck, deck: shuffledAnew(state.deck, random) };
  const known = state.hands.map((hand, seat) => (seat === viewer ? hand : knownCards(state, viewer, seat)));
  const unknown = state.hands.map((hand, seat) => minus(hand, known[seat] ?? []));
  const down = state.used.filter((each) => isFaceDown(each, viewer)).map(({ card }) => card);
  const pool = shuffledAnew([...state.deck, ...unknown.flat(), ...down], random);
  // Whatever lies face down is a Force.
  const used = state.used.map((each) => {
    if (!isFaceDown(each, viewer)) return each;
    const [card = each.card] = pool.splice(
      pool.findIndex((other) => CARD[other].effect.type === 'force'),
      1,
    );
    return { ...each, card };
  });
  const hands = known.map((cards, seat) => [...cards, ...pool.splice(0, unknown[seat]?.length ?? 0)]);
  // A look into a hand that others took is theirs; whoever imagines it looks into the imagined hand.
  const seen = state.seen.map((look) =>
    look.by === viewer || look.from === viewer ? look : { ...look, cards: hands[look.from] ?? [] },
  );
  return {
    ...state,
    aiDeck,
    deck: pool,
    hands,
    used,
    seen,
    ballot: resampleOpenings({ vote }, { ...state, used }, viewer, random),
  };
}

/** Cards the viewer was shown in `seat`'s hand. Once a card may have left it, the viewer cannot tell which are still there. */
function knownCards(state: State, viewer: Viewer, seat: number): readonly Card[] {
  const looks = state.seen.filter(({ by, from }) => by === viewer && from === seat);
  const hasChanged = state.used.some(
    ({ card, by, target }) => by === seat || (target === seat && CARD[card].effect.type === 'give'),
  );
  return hasChanged ? [] : (looks[looks.length - 1]?.cards ?? []);
}
