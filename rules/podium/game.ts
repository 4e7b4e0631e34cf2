import type { Game } from '../engine/game';
import { ballots } from './ballots';
import { sharp } from './bot/sharp';
import { think } from './bot/think';
import { facts } from './facts';
import { moves } from './moves';
import { phases, tasks } from './phases';
import { resample } from './resample';
import { result } from './score';
import { setup } from './setup';
import type { Podium } from './types';
import { view } from './view';

export const podium: Game<Podium> = {
  ...facts,
  setup,
  phases,
  moves,
  tasks,
  ballots,
  view,
  result,
  resample,
  bot: think,
  sharp,
};
