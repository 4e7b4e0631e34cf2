import type { BoardManifest } from '@/components/boards/manifest';
import type { Invest } from '@/rules/invest/types';

import { palette } from './art/palette';
import type { Selection } from './selection';

export const invest: BoardManifest<Invest, Selection> = {
  id: 'invest',
  palette,
  cover: () => import('./art/Cover').then(({ InvestCover }) => InvestCover),
  board: () => import('./gameBoard').then(({ invest }) => invest),
  stage: () => import('./stage/gameStage').then(({ gameStage }) => gameStage),
  icons: () => import('./art/icons').then(({ invest }) => invest),
  gallery: () => import('./gallery').then(({ INVEST }) => INVEST),
};
