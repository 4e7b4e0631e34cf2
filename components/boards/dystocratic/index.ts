import type { BoardManifest } from '@/components/boards/manifest';
import type { Dystocratic } from '@/rules/dystocratic/types';

import { palette } from './art/palette';
import type { Selection } from './selection';

export const dystocratic: BoardManifest<Dystocratic, Selection> = {
  id: 'dystocratic',
  palette,
  cover: () => import('./art/Cover').then(({ DystocraticCover }) => DystocraticCover),
  board: () => import('./gameBoard').then(({ dystocratic }) => dystocratic),
  stage: () => import('./stage/gameStage').then(({ gameStage }) => gameStage),
  optionPiece: {
    covers: ['multipliers'],
    load: () => import('./options/Multipliers').then(({ Multipliers }) => Multipliers),
  },
  icons: () => import('./art/icons').then(({ dystocratic }) => dystocratic),
};
