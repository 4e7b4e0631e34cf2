import { REGION } from '@/rules/chile/text/numbers';

const REGIONS = Object.keys(REGION).length;
/** Everybody looks up. */
const HUSH_MS = 900;
const REGION_MS = 520;
/** The sums stand there before it is said who has won. */
const LAST_MS = 1_200;

/** When the votes of each Region are added, from north to south. */
export const COUNT_BEATS: readonly number[] = Array.from(
  { length: REGIONS },
  (_, at) => HUSH_MS + at * REGION_MS,
);

export const COUNT_MS = HUSH_MS + REGIONS * REGION_MS + LAST_MS;
