import type { RegionView, Region, Side, View, Card, Issue } from '../types';
import { bySide, byRegion, knowing } from '../country';
import type { Position } from '../legality';

/** The country as a bot knows it. A card it does not know has nobody in `known`; its Issue means nothing. */
export type Guess = Position & {
  readonly me: Side;
  /** Days after this one. */
  readonly daysLeft: number;
};

export function guessFrom(view: View, me: Side): Guess {
  const card = (issue: Issue | null, { polled }: RegionView): Card =>
    issue === null ? { issue: 'education', known: [] } : { issue, known: knowing(polled, [me]) };
  const regions = Object.fromEntries(
    view.regions.map((region): [string, Region] => [
      region.id,
      {
        tokens: region.tokens,
        funds: region.funds,
        network: region.network,
        polled: region.polled,
        popular: card(region.popular, region),
        unpopular: card(region.unpopular, region),
      },
    ]),
  );
  return {
    me,
    daysLeft: view.options.days - view.day,
    regions: byRegion((id) => regions[id] as Region),
    campaigns: bySide((side) => view.seats[view.sides.indexOf(side)] ?? view.seats[0]),
  };
}
