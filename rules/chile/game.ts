import type { Game } from '../engine/game';
import { ballots } from './ballots';
import { sharp } from './bot/sharp';
import { think } from './bot/think';
import { facts } from './facts';
import { moves } from './moves';
import { phases, tasks } from './phases';
import { resample } from './resample';
import { ending } from './score';
import { setup } from './setup';
import type { Chile } from './types';
import { view } from './view';

export const chile: Game<Chile> = {
  ...facts,
  setup,
  phases,
  moves,
  tasks,
  ballots,
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
