import type { ActionId, RegionView, View } from '@/rules/chile/types';

/**
 * Whether an action would find a place now, as far as this player can see. For planning, which comes before there
 * are legal moves to ask; the rules decide when it is played.
 */
export function hasPlace(view: View, me: number, action: ActionId): boolean {
  const mine = view.seats[me as 0 | 1];
  const theirs = view.seats[me === 0 ? 1 : 0];
  const polled = view.regions.filter((region) => region.polled.includes(mine.side));
  const places: { readonly [A in ActionId]: readonly RegionView[] | null } = {
    poll: view.regions.filter((region) => !polled.includes(region)),
    buy: polled.filter(({ network }) => network === null),
    takeover: polled.filter(({ network, control }) => network === theirs.side && control === mine.side),
    positive: polled.filter(({ popular }) => popular !== null && mine.issues.includes(popular)),
    negative: polled.filter(
      ({ network, unpopular }) =>
        network !== theirs.side && unpopular !== null && theirs.issues.includes(unpopular),
    ),
    shift: view.regions.filter(({ network }) => network === mine.side),
    draw: null,
  };
  const found = places[action];
  return found === null || found.length > 0;
}

export type Wanted = { readonly popular: readonly string[]; readonly unpopular: readonly string[] };

/** Where an Issue is known to be wanted and where not. */
export const wantedIn = (
  { regions }: View,
  issue: string,
  { isLooking, name }: { readonly isLooking: boolean; readonly name: (region: RegionView) => string },
): Wanted => {
  const seen = regions.filter(({ open }) => open || isLooking);
  return {
    popular: seen.filter((region) => region.popular === issue).map(name),
    unpopular: seen.filter((region) => region.unpopular === issue).map(name),
  };
};
