/** For the screens, which take a game's words and what is in them, and nothing else of it. */
export {
  EVENT,
  PERIODS,
  PLAN,
  POLICIES,
  policyOf,
  PROMISE_LENGTH,
  RULE_NUMBERS,
  SDGS,
  SDGS_OF,
  TRACK,
} from '../content';
