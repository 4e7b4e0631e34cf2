import type { Level, Standing } from '../kinds';

/** Every number of the game that is not in a row of its own. */

export const ROUNDS = 3;
export const ACTIONS_PER_ROUND = 3;
/** Cubes of a player; some only mark things: colour, relationship and score, and an MNC's reputation. */
export const CUBES = 20;
export const MARKERS = 3;
export const MNC_MARKERS = 4;
export const NEED_TOKENS = 8;
export const LINK_STICKS = 16;
export const EXTRA_START_POWER = 1;
export const START_REPUTATION = 1;
export const START_NEEDS = 2;
export const CARDS_PER_MISSING_PLAYER = 2;
export const DRAWN_CARDS = 2;
export const LICENCE_FEE = 1;
/** The prices an owner can promise: at least so many, whatever the other holds now, and at most so many. */
export const PROMISED_PRICES = { least: 4, most: 9 } as const;
/** Each price for a licence up to this is listed, and all that the buyer has. */
export const LISTED_PRICES = 12;
export const PROPOSALS = 3;
/** How often a Discussion can be given more time, and how many minutes each time. */
export const MORE_TIMES = 3;
export const MORE_MINUTES = 2;
export const WORDS_LENGTH = 120;
export const SUCCESS = 6;
export const FAILURE = 1;
export const LEAST_DICE = 1;

export const COMMUNITY_DICE: { readonly [S in Standing]: number } = { good: 5, neutral: 4, poor: 2 };
export const SQUARE_DICE: { readonly [L in Level<'openness'>]: number } = {
  free: 5,
  obstructed: 4,
  repressed: 2,
};
export const MASS_DICE = 1;
export const INTERNATIONAL_DICE = 3;
export const INTERNATIONAL_POWER = 3;
export const FIRST_PLAY_SQUARE_DICE = 2;
export const NEW_NEED_DICE = 3;
export const GROWING_NEED_DICE = 4;
export const LINK_DICE = 3;

/** Power of Locals at the start and in every round. */
export const ECONOMY: { readonly [L in Level<'economy'>]: number } = { booming: 3, stable: 2, depressed: 1 };
export const DEPRESSED_CSO = 1;
export const DEPRESSED_CRIMINALS = 3;
/** Extra Power per AI action where technology is not advanced. */
export const SURCHARGE = 1;
/** What a player pays whose agreement was broken by the vote of the others, by legal culture. */
export const PENALTY: { readonly [L in Level<'legal'>]: number } = { strong: 2, moderate: 1, weak: 0 };
/** What it costs to Block a Good partner, where the law has a say. */
export const SPOIL_PRICE = 1;

/** For the check of a player, and for a crackdown. */
export const CHECK_DICE: { readonly [L in Level<'openness'>]: number } = {
  free: 0,
  obstructed: 1,
  repressed: 2,
};
export const CHECK_PRICE = 1;
export const ASSUAGE_PRICE: { readonly [L in Level<'openness'>]: number } = {
  free: 0,
  obstructed: 1,
  repressed: 2,
};
export const RAID_LINK_DICE = 2;
export const RAID_INFLUENCE_DICE = 1;

export const TRUST_DISCARD: { readonly [L in Level<'trust'>]: number } = { strong: 0, moderate: 2, weak: 5 };
export const OUTCOME_FULL = 5;
/** For the actors a Scenario ranks first, second and third in the future that came. */
export const RANKING_POINTS = [5, 3, 1] as const;
export const FIRST_PLAY_MORE = 4;
export const FIRST_PLAY_FEWER = 1;
export const AMENDS_PRICE = 2;
export const FIRST_PLAY_OUTCOMES = 2;
/** Who wins a final tie, if any of them is among the tied. */
export const TIE_ORDER = ['workers', 'business', 'opposition', 'delivery', 'advocacy'] as const;
