/** For the screens, which take a game's words and what is in them, and nothing else of it. */
export { CARD, MULTIPLIERS, NOTE_LENGTH, ROUNDS, RULE_NUMBERS, SCORE_TABLE, timesOf } from '../content';
