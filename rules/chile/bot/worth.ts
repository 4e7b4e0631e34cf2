import { ISSUES, KEPT_ISSUES, MOST_FUNDS_A_DAY, REGION, REGION_IDS } from '../content';
import { controllerOf, otherSide } from '../country';
import type { Card, Region, Side } from '../types';
import type { Guess } from './guess';

/** How likely an unknown card fits one of six Issues. */
export const FITS_BLIND = KEPT_ISSUES / ISSUES.length;
/** How many tokens an open way to advertise is worth, if there is time to use it. */
const WAY = { positive: 1.4, negative: 1.4 } as const;
const WAY_DAYS = 2;
/** How much a lead can still melt: nothing on the last Day, more the longer the game goes on. */
const LEAST_SPREAD = 0.7;
const SPREAD_PER_DAY = 0.3;
/** Votes that a Fund a Day and the two uses of Networks are worth, for each Day to come. */
const FUND = 0.5;
const NETWORK = 0.35;
const BONUS = 0.9;
const BONUS_NETWORKS = 2;

const fits = (guess: Guess, { issue, known }: Card, whose: Side): number => {
  if (!known.includes(guess.me)) return FITS_BLIND;
  return guess.campaigns[whose].issues.includes(issue) ? 1 : 0;
};

/** What the ways in which `side` can advertise in the Region are worth in tokens, as far as one can tell. */
function ways(guess: Guess, region: Region, side: Side): number {
  if (!region.polled.includes(side)) return 0;
  const other = otherSide(side);
  const negative = region.network === other ? 0 : fits(guess, region.unpopular, other);
  return WAY.positive * fits(guess, region.popular, side) + WAY.negative * negative;
}

/** Chances to hold each Region at the end, in votes, with what the means to get there are worth. Pure; higher is better. */
export function worth(guess: Guess): number {
  const { me, daysLeft } = guess;
  const other = otherSide(me);
  const soon = Math.min(1, daysLeft / WAY_DAYS);
  const spread = LEAST_SPREAD + SPREAD_PER_DAY * daysLeft;
  const income = { si: 0, no: 0 };
  const networks = { si: 0, no: 0 };
  let votes = 0;
  for (const id of REGION_IDS) {
    const region = guess.regions[id];
    const lead = region.tokens[me] - region.tokens[other];
    const pull = ways(guess, region, me) - ways(guess, region, other);
    votes += REGION[id].votes * Math.tanh((lead + soon * pull) / spread);
    const controller = controllerOf(region);
    if (controller !== null) income[controller] += REGION[id].funds;
    if (region.network !== null) networks[region.network] += 1;
  }
  const means = (side: Side) =>
    FUND * Math.min(MOST_FUNDS_A_DAY, income[side]) +
    NETWORK * networks[side] +
    (networks[side] >= BONUS_NETWORKS ? BONUS : 0);
  return votes / 2 + daysLeft * (means(me) - means(other));
}
