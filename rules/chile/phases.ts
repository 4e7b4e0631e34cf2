import type { Game } from '../engine/game';
import { seatOf } from './country';
import type { Chile } from './types';

const nobody = () => [];

export const phases: Game<Chile>['phases'] = {
  issues: { actors: nobody, moves: [] },
  fundraise: {
    actors: ({ sides, campaigns }) =>
      sides.flatMap((side, seat) => (campaigns[side].doneRaising ? [] : [seat])),
    moves: ['raise', 'stop'],
  },
  plan: { actors: nobody, moves: [] },
  play: {
    actors: (state) => [seatOf(state, state.turn)],
    moves: ['poll', 'buy', 'takeover', 'positive', 'negative', 'swap', 'change', 'draw', 'forfeit'],
  },
  over: { actors: nobody, moves: [] },
};

export const tasks: NonNullable<Game<Chile>['tasks']> = {
  bonus: ['bonus', 'decline'],
  draw: ['replace'],
};
