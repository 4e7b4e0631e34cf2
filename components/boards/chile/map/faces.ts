import type { Issue, RegionView, Space } from '@/rules/chile/types';

export const SPACES = ['popular', 'unpopular'] as const satisfies readonly Space[];

/** How an Issue card lies for whoever looks at this screen. */
export type Face =
  | { readonly lies: 'open' | 'mine'; readonly issue: Issue }
  /** I know it, and keep it covered. */
  | { readonly lies: 'covered' }
  | { readonly lies: 'down' };

export function faceOf(region: RegionView, space: Space, isLooking: boolean): Face {
  const issue = region[space];
  if (issue === null) return { lies: 'down' };
  if (region.open) return { lies: 'open', issue };
  return isLooking ? { lies: 'mine', issue } : { lies: 'covered' };
}

/** Whether this player knows cards of a Region that others do not know. */
export const isPrivate = ({ open, popular, unpopular }: RegionView): boolean =>
  !open && (popular !== null || unpopular !== null);
