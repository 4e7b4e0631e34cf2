/** For the screens, which take a game's words and what is in them, and nothing else of it. */
export {
  ACTIONS,
  COST,
  costOf,
  idsOf,
  ISSUES,
  KEPT_ISSUES,
  lettersOf,
  MAJORITY,
  REGION,
  RULE_NUMBERS,
  TOTAL_VOTES,
} from '../content';
export { REAL, REAL_TOTAL } from '../real';
