import { movesOf } from '@/components/boards/legal';
import type { ActionId, Chile, RegionId } from '@/rules/chile/types';
import type { Legal } from '@/rules/engine';

import { playsOf, type RegionalMove } from './moves';
import type { ChileProps } from '@/components/boards/chile/selection';

export type Aim = Exclude<RegionalMove['type'], 'raise'>;

const IN_A_REGION: readonly ActionId[] = ['poll', 'buy', 'takeover', 'positive', 'negative'];
const isInRegion = (action: ActionId): action is ActionId & Aim => IN_A_REGION.includes(action);

type Aiming = Pick<ChileProps, 'view' | 'legal' | 'selection'>;

/** The action I am about to play: the one I touched, or the only one there is. */
export function actionNow({ view, legal, selection }: Aiming): ActionId | null {
  if (selection.action !== null || view.turn === null || view.task !== null) return selection.action;
  const [only, ...more] = view.seats[view.turn as 0 | 1].left;
  return only !== undefined && more.length === 0 && playsOf(legal, only).length > 0 ? only : null;
}

/** The action that waits for a Region to be touched on the map. */
export function aimOf(aiming: Aiming): Aim | null {
  const { legal } = aiming;
  if (movesOf(legal, 'bonus').length > 0) return 'bonus';
  const action = actionNow(aiming);
  return action !== null && isInRegion(action) && playsOf(legal, action).length > 0 ? action : null;
}

export const regionsFor = (legal: readonly Legal<Chile>[], aim: Aim | 'raise'): readonly RegionId[] => [
  ...new Set(movesOf(legal, aim).map(({ region }) => region)),
];
