import type { BoardManifest } from '@/components/boards/manifest';
import type { Chile } from '@/rules/chile/types';

import { palette } from './art/palette';
import type { Selection } from './selection';

export const chile: BoardManifest<Chile, Selection> = {
  id: 'chile',
  palette,
  cover: () => import('./art/Cover').then(({ ChileCover }) => ChileCover),
  board: () => import('./gameBoard').then(({ chile }) => chile),
  stage: () => import('./stage/gameStage').then(({ gameStage }) => gameStage),
  icons: () => import('./art/icons').then(({ chile }) => chile),
};
