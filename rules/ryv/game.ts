import type { Game } from '../engine/game';
import { dispute } from './ballots';
import { sharp } from './bot/sharp';
import { think } from './bot/think';
import { MORE_MINUTES } from './content/figures';
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
  bell: ({ phase, options, moreTime }) =>
    phase === 'discuss' && options.discussionTimer > 0
      ? { move: 'ring', seconds: 60 * (options.discussionTimer + MORE_MINUTES * moreTime) }
      : null,
  result: (state) => {
    if (state.phase !== 'over') return null;
    const { scores, winners } = ending(state);
    return { scores: scores.map(({ total }) => total), winners };
  },
  resample,
  bot: think,
  sharp,
};
