import { BUDGET } from '@/rules/invest/text/numbers';
import type { DisasterView, Report, View } from '@/rules/invest/types';

/** A disaster while it happens, before and after its card is turned up, or as it was. */
export type Happening = Omit<Report, 'card'> & {
  readonly card: Report['card'] | null;
  readonly live: DisasterView | null;
};

const NOTHING_YET = { card: null, level: null, coin: null, hits: null, lost: [] } as const;

/**
 * The disaster that everyone looks at: the one under way, or the last one until the new round's first token is
 * used. It may end with the very card or coin that shows it, so it must stay for a while.
 */
export function happeningNow(view: View): Happening | null {
  const last = view.history.at(-1);
  if (view.disaster !== null) {
    const known = last?.round === view.round ? last : { ...NOTHING_YET, round: view.round };
    return { ...known, live: view.disaster };
  }
  const isFresh = view.phase === 'over' || view.seats.every(({ tokens }) => tokens === BUDGET);
  return last !== undefined && isFresh ? { ...last, live: null } : null;
}
