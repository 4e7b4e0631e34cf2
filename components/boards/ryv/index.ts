import type { BoardManifest } from '@/components/boards/manifest';
import type { Ryv } from '@/rules/ryv/types';

import { palette } from './art/palette';
import type { Selection } from './selection';

export const ryv: BoardManifest<Ryv, Selection> = {
  id: 'ryv',
  palette,
  cover: () => import('./art/Cover').then(({ RyvCover }) => RyvCover),
  board: () => import('./gameBoard').then(({ ryv }) => ryv),
  stage: () => import('./stage/gameStage').then(({ gameStage }) => gameStage),
  icons: () => import('./art/icons').then(({ ryv }) => ryv),
  ownDesign: () =>
    import('./design/pages').then(({ TableDesignLines, TableDesign }) => ({
      Lines: TableDesignLines,
      Choice: TableDesign,
    })),
};
