import type { Game } from '../engine/game';
import { vote } from './ballots';
import { sharp } from './bot/sharp';
import { think } from './bot/think';
import { facts } from './facts';
import { moves } from './moves';
import { phases } from './phases';
import { resample } from './resample';
import { ending } from './score';
import { setup } from './setup';
import type { Dystocratic } from './types';
import { view } from './view';

export const dystocratic: Game<Dystocratic> = {
  ...facts,
  setup,
  phases,
  moves,
  ballots: { vote },
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
