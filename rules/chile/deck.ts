import type { Addressed } from '../engine/game';
import { toAll } from '../engine/lists';
import type { Random } from '../engine/random';
import type { Event, Issue, State } from './types';

type Drawn = { readonly state: State; readonly issue: Issue; readonly events: readonly Addressed<Event>[] };

/** All cards that are neither in a Region nor with a player: always enough for one more. */
function drawCard(state: State, random: Random): Drawn {
  const [issue, ...deck] = state.deck;
  if (issue !== undefined) return { state: { ...state, deck }, issue, events: [] };
  const [first, ...rest] = random.shuffle(state.discard);
  if (first === undefined) throw new Error('more cards are out than there are');
  return {
    state: { ...state, deck: rest, discard: [] },
    issue: first,
    events: [toAll({ type: 'reshuffled' })],
  };
}

/** A card for someone who holds `held`: a twin is put away and another drawn, once. */
export function drawIssue(
  state: State,
  held: readonly Issue[],
  random: Random,
): Drawn & { readonly twin: Issue | null } {
  const first = drawCard(state, random);
  if (!held.includes(first.issue)) return { ...first, twin: null };
  const second = drawCard(first.state, random);
  return {
    state: { ...second.state, discard: [...second.state.discard, first.issue] },
    issue: second.issue,
    twin: first.issue,
    events: [...first.events, ...second.events],
  };
}
