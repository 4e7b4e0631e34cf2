/** For the screens: the numbers in the game's words. Light, since the shelf loads it with the words. */
export {
  BONUS,
  BUDGET,
  FIRST_HAND,
  HAZARDS,
  NAME_LENGTH,
  REASON_LENGTH,
  ROUNDS,
  RULE_NUMBERS,
  SECTORS,
} from '../numbers';
