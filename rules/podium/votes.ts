import { openBallot } from '../engine/ballot';
import { everySeat } from './chairs';
import type { State } from './types';

const open = (state: State, id: 'end' | 'negotiator', key: string): State['ballot'] =>
  openBallot({ id, key, parts: [id], voters: everySeat(state), seats: state.seats });

export const openEndVote = (state: State): State => ({
  ...state,
  phase: 'vote',
  ballot: open(state, 'end', `end-${state.period}`),
});

export const openNegotiatorVote = (state: State): State => ({
  ...state,
  phase: 'negotiator',
  ballot: open(state, 'negotiator', 'negotiator'),
});
