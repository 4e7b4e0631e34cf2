import { BUDGET } from '@/rules/invest/text/numbers';
import type { View } from '@/rules/invest/types';

import type { Happening } from './Scene';

/**
 * The disaster that everyone looks at: the one under way, or the last one until the new round's first token is
 * used. It may end with the very card or coin that shows it, so it must stay for a while.
 */
export function happeningNow(view: View): Happening | null {
  if (view.disaster !== null) return { ...view.disaster, round: view.round, live: view.disaster };
  const last = view.history.at(-1);
  const isFresh = view.phase === 'over' || view.seats.every(({ tokens }) => tokens === BUDGET);
  return last !== undefined && isFresh ? { ...last, live: null } : null;
}
