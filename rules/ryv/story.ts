import type { Addressed } from '../engine/game';
import { isOutcome } from './kinds';
import type { Beat, Event, State, StoryEvent } from './types';

/** Whether the debrief tells it again: who helped whom, what the government did, and where the game turned. */
function isTold(event: Event): event is StoryEvent {
  switch (event.type) {
    case 'used':
    case 'blocked':
    case 'broke':
    case 'verdict':
    case 'harmed':
    case 'goal':
      return true;
    case 'licensed':
      return event.owner !== event.seat;
    case 'crackdown':
      return event.at !== null;
    case 'unlinked':
      return event.why === 'raid';
    case 'standing':
      return event.why === 'check';
    case 'need':
      return event.seat !== null;
    case 'influence':
      return event.why === 'raid' || (isOutcome(event.at) && event.why !== 'draw');
    case 'acted':
    case 'asked':
    case 'disputed':
    case 'drawn':
    case 'drew':
    case 'first-player':
    case 'kept':
    case 'linked':
    case 'marked':
    case 'over':
    case 'passed-over':
    case 'passed':
    case 'phase':
    case 'power':
    case 'proposed':
    case 'readied':
    case 'rang':
    case 'more-time':
    case 'told':
    case 'decided':
    case 'refused':
    case 'replied':
    case 'reputation':
    case 'researched':
    case 'reshuffled':
    case 'rolled':
    case 'shielded':
    case 'supported':
      return false;
  }
}

/** The state with what of these events belongs to the story, in the round in which it began. */
export function remembering(state: State, round: number, told: readonly Addressed<Event>[]): State {
  const beats = told.flatMap(({ event }): readonly Beat[] => (isTold(event) ? [{ round, event }] : []));
  return beats.length === 0 ? state : { ...state, story: [...state.story, ...beats] };
}
