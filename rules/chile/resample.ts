import type { Viewer } from '../engine/game';
import { shuffledAnew } from '../engine/lists';
import type { Random } from '../engine/random';
import { resampleOpenings } from '../engine/resampleOpenings';
import { ballots } from './ballots';
import { SIDES, SPACES } from './content';
import { byRegion, sideOf } from './country';
import type { Card, Issue, Region, State } from './types';

/** Deals anew what `viewer` cannot see: the deck, what was put away, cards face down, and ballots opened while others still are not. */
export function resample(state: State, viewer: Viewer, random: Random): State {
  const knows = ({ known }: Card) =>
    viewer === null ? known.length === SIDES.length : known.includes(sideOf(state, viewer));
  const cards = Object.values(state.regions).flatMap((region: Region) =>
    SPACES.map((space) => region[space]),
  );
  const hidden = cards.filter((card) => !knows(card)).map(({ issue }) => issue);
  const pool = shuffledAnew([...state.deck, ...state.discard, ...hidden], random);
  const another = (card: Card): Card =>
    knows(card) ? card : { issue: pool.pop() as Issue, known: card.known };
  const regions = byRegion((id) => ({
    ...state.regions[id],
    popular: another(state.regions[id].popular),
    unpopular: another(state.regions[id].unpopular),
  }));
  return {
    ...state,
    regions,
    deck: pool.slice(0, state.deck.length),
    discard: pool.slice(state.deck.length),
    ballot: resampleOpenings(ballots, state, viewer, random),
  };
}
