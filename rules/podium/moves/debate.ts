import type { Game } from '../../engine/game';
import { openInvesting } from '../investing';
import { nextSpeaker } from '../period';
import { after, told } from '../steps';
import type { Podium } from '../types';

type Moves = Pick<Game<Podium>['moves'], 'end-speech' | 'ready'>;

export const debateMoves: Moves = {
  'end-speech': {
    options: () => [{ type: 'end-speech' }],
    apply: (state) => nextSpeaker({ ...state, speakers: state.speakers.slice(1) }),
  },

  ready: {
    options: () => [{ type: 'ready' }],
    apply: (state, seat) => {
      const ready = [...state.ready, seat];
      const step = told({ ...state, ready }, { type: 'ready', seat });
      return ready.length === state.seats ? after(step, openInvesting) : step;
    },
  },
};
