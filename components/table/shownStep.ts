import type { GuestState } from '@/state/session/useTable';

/** Says on a web page which step of which game it shows, and which one's scene plays (`data-revision`, `data-scene`). Phones ignore it. */
export const shownStep = ({ match, rev, scene }: Pick<GuestState, 'match' | 'rev' | 'scene'>) => ({
  dataSet: { match, revision: rev, scene: scene?.rev ?? '' },
});
