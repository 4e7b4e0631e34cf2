import { DURATION } from '@/components/motion/useMotion';

/** All lie face down and everybody looks up. */
const HUSH_MS = 900;
/** One vote turns over and is looked at. */
const VOTE_MS = DURATION.flip + 180;
/** The points come out beside the votes, before they are added. */
const POINTS_MS = 1_500;
const VOTES = 4;

/** When each vote turns over, and last of all when the points are seen. */
export const BEATS: readonly number[] = Array.from({ length: VOTES + 1 }, (_, at) => HUSH_MS + at * VOTE_MS);

/** From the first hush until the points are added. */
export const REVEAL_MS = HUSH_MS + VOTES * VOTE_MS + POINTS_MS;
