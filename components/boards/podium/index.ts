import type { BoardManifest } from '@/components/boards/manifest';
import type { Podium } from '@/rules/podium/types';

import { palette } from './art/palette';
import type { Selection } from './selection';

export const podium: BoardManifest<Podium, Selection> = {
  id: 'podium',
  palette,
  cover: () => import('./art/Cover').then(({ PodiumCover }) => PodiumCover),
  board: () => import('./gameBoard').then(({ podium }) => podium),
  stage: () => import('./stage/gameStage').then(({ gameStage }) => gameStage),
  optionPiece: {
    covers: ['difficulty', 'goal'],
    load: () => import('./options/GoalFlag').then(({ GoalFlag }) => GoalFlag),
  },
  icons: () => import('./art/icons').then(({ podium }) => podium),
};
