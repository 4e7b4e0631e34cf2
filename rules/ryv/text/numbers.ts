/** For the screens, which take a game's words and what is in them, and nothing else of it. */
import { AI_CARDS } from '../content/aiCards';
import * as figures from '../content/figures';
import { FIRST_PLAY_MATS } from '../content/firstPlay';
import { FIRST_PLAY_CARDS } from '../content/firstPlayCards';
import { LEVERAGE } from '../content/leverage';
import { MATS } from '../content/mats';
import { facts } from '../facts';

export { actionOf, cardOf, goalOf } from '../content';
export { levelOf, relationOf, surchargeOf } from '../climate';
export { outcomesOf } from '../deeds';
export { AXES, COMMUNITIES, isCommunity, isLink, isOutcome, isSpace, LINKS, SPACES, TOPICS } from '../kinds';

const { support, block } = LEVERAGE.ngo;

/** The numbers in the text, by the name of their placeholder. */
export const RULE_NUMBERS = {
  minSeats: facts.seats.min,
  maxSeats: facts.seats.max,
  rounds: figures.ROUNDS,
  success: figures.SUCCESS,
  failure: figures.FAILURE,
  aiCards: AI_CARDS.length,
  firstPlayCards: FIRST_PLAY_CARDS.length,
  cardsPerMissing: figures.CARDS_PER_MISSING_PLAYER,
  startReputation: figures.START_REPUTATION,
  extraPower: figures.EXTRA_START_POWER,
  startNeeds: figures.START_NEEDS,
  cubes: figures.CUBES,
  markers: figures.MARKERS,
  mncMarkers: figures.MNC_MARKERS,
  leverageDice: LEVERAGE.cso.support.type === 'dice' ? LEVERAGE.cso.support.dice : 0,
  supportPower: support.type === 'power' ? support.many : 0,
  blockPower: block.type === 'power' ? -block.many : 0,
  proposals: figures.PROPOSALS,
  moreMinutes: figures.MORE_MINUTES,
  moreTimes: figures.MORE_TIMES,
  spoilPrice: figures.SPOIL_PRICE,
  wordsLength: figures.WORDS_LENGTH,
  penaltyModerate: figures.PENALTY.moderate,
  penaltyStrong: figures.PENALTY.strong,
  aiFew: MATS.cso.aiActions,
  aiMnc: MATS.mnc.aiActions,
  aiResearcher: MATS.researcher.aiActions,
  firstPlayCsoAi: FIRST_PLAY_MATS.cso.aiActions,
  firstPlayMncAi: FIRST_PLAY_MATS.mnc.aiActions,
  drawnCards: figures.DRAWN_CARDS,
  licenceFee: figures.LICENCE_FEE,
  surcharge: figures.SURCHARGE,
  actionsPerRound: figures.ACTIONS_PER_ROUND,
  communityGood: figures.COMMUNITY_DICE.good,
  communityNeutral: figures.COMMUNITY_DICE.neutral,
  communityPoor: figures.COMMUNITY_DICE.poor,
  squareFree: figures.SQUARE_DICE.free,
  squareObstructed: figures.SQUARE_DICE.obstructed,
  squareRepressed: figures.SQUARE_DICE.repressed,
  leastDice: figures.LEAST_DICE,
  linkSticks: figures.LINK_STICKS,
  massDice: figures.MASS_DICE,
  internationalDice: figures.INTERNATIONAL_DICE,
  internationalPower: figures.INTERNATIONAL_POWER,
  firstPlaySquareDice: figures.FIRST_PLAY_SQUARE_DICE,
  newNeedDice: figures.NEW_NEED_DICE,
  growingNeedDice: figures.GROWING_NEED_DICE,
  needTokens: figures.NEED_TOKENS,
  linkDice: figures.LINK_DICE,
  booming: figures.ECONOMY.booming,
  stable: figures.ECONOMY.stable,
  depressed: figures.ECONOMY.depressed,
  depressedCso: figures.DEPRESSED_CSO,
  depressedCriminals: figures.DEPRESSED_CRIMINALS,
  checkObstructed: figures.CHECK_DICE.obstructed,
  checkRepressed: figures.CHECK_DICE.repressed,
  checkPrice: figures.CHECK_PRICE,
  assuageObstructed: figures.ASSUAGE_PRICE.obstructed,
  assuageRepressed: figures.ASSUAGE_PRICE.repressed,
  raidLinkDice: figures.RAID_LINK_DICE,
  raidInfluenceDice: figures.RAID_INFLUENCE_DICE,
  trustStrong: figures.TRUST_DISCARD.strong,
  trustModerate: figures.TRUST_DISCARD.moderate,
  trustWeak: figures.TRUST_DISCARD.weak,
  outcomeFull: figures.OUTCOME_FULL,
  rankFirst: figures.RANKING_POINTS[0],
  rankSecond: figures.RANKING_POINTS[1],
  rankThird: figures.RANKING_POINTS[2],
  amendsPrice: figures.AMENDS_PRICE,
  more: figures.FIRST_PLAY_MORE,
  fewer: figures.FIRST_PLAY_FEWER,
} as const;
