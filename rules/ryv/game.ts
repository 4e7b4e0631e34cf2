import type { Game } from '../engine/game';
import { dispute } from './ballots';
import { think } from './bot/think';
import { checkDesignText } from './design';
import { facts } from './facts';
import { moves } from './moves';
import { phases, tasks } from './phases';
import { resample } from './resample';
import { ending } from './score';
import { setup } from './setup';
import type { Ryv } from './types';
import { view } from './view';

export const ryv: Game<Ryv> = {
  ...facts,
  accepts: (option, written) => option === 'design' && checkDesignText(written).length === 0,
  setup,
  phases,
  moves,
  tasks,
  ballots: { dispute },
  view,
  result: (state) => {
    if (state.phase !== 'over') return null;
    const { scores, winners } = ending(state);
    return { scores: scores.map(({ total }) => total), winners };
  },
  resample,
  bot: think,
};
