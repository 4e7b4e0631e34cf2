import type { Game } from '../engine/game';
import { sharp } from './bot/sharp';
import { think } from './bot/think';
import { facts } from './facts';
import { moves } from './moves';
import { namesFor, namesIn } from './names';
import { phases, tasks } from './phases';
import { resample } from './resample';
import { ending } from './score';
import { setup } from './setup';
import type { Invest } from './types';
import { view } from './view';

export const invest: Game<Invest> = {
  ...facts,
  accepts: (option, written) => option === 'names' && namesIn(written) !== null,
  keeps: (state) => ({ names: namesFor(state) }),
  setup,
  phases,
  moves,
  tasks,
  view,
  result: (state) => {
    if (state.phase !== 'over') return null;
    const { scores, winners } = ending(state);
    return { scores, winners };
  },
  resample,
  bot: think,
  sharp,
};
