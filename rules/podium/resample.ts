import type { Viewer } from '../engine/game';
import { shuffledAnew } from '../engine/lists';
import type { Random } from '../engine/random';
import { resampleOpenings } from '../engine/resampleOpenings';
import { ballots } from './ballots';
import { policiesOf } from './chairs';
import { POLICIES } from './content';
import type { Policy, State } from './types';

/** Deals anew what `viewer` cannot see: all decks, the other hands, and votes opened while others still are not. */
export function resample(state: State, viewer: Viewer, random: Random): State {
  const own = viewer === null ? [] : policiesOf(state, viewer);
  const dealt = POLICIES.map((policy) => {
    const hand = state.hands[policy];
    const deck = state.decks[policy];
    if (own.includes(policy)) return { policy, hand, deck: shuffledAnew(deck, random) };
    const cards = shuffledAnew([...hand, ...deck], random);
    return { policy, hand: cards.slice(0, hand.length), deck: cards.slice(hand.length) };
  });
  const by = <T>(value: (each: (typeof dealt)[number]) => T) =>
    Object.fromEntries(dealt.map((each) => [each.policy, value(each)])) as { [P in Policy]: T };
  return {
    ...state,
    hands: by(({ hand }) => hand),
    decks: by(({ deck }) => deck),
    events: shuffledAnew(state.events, random),
    ballot: resampleOpenings(ballots, state, viewer, random),
  };
}
