import type { Card, Multipliers, Options, Part, Prediction, Vote } from './types';

export const SEATS = 4;
export const ROUNDS = 4;
export const FIRST_HAND = 2;
export const DRAW = 1;
/** How often a seat may say or write something in a round. */
export const WORDS = 6;
export const NOTE_LENGTH = 80;

export type Effect =
  | { readonly type: 'force'; readonly vote: Vote }
  | { readonly type: 'give' }
  | { readonly type: 'reveal-hand' }
  | { readonly type: 'silence' }
  | { readonly type: 'peek'; readonly part: Part };

type ActionCard = {
  readonly id: Card;
  readonly copies: number;
  /** Points at the end of the game if it was not used. */
  readonly value: number;
  readonly effect: Effect;
};

export const ACTION_CARDS = [
  { id: 'force-black', copies: 5, value: 3, effect: { type: 'force', vote: 'black' } },
  { id: 'force-white', copies: 5, value: 3, effect: { type: 'force', vote: 'white' } },
  { id: 'give', copies: 8, value: 1, effect: { type: 'give' } },
  { id: 'reveal-hand', copies: 8, value: 2, effect: { type: 'reveal-hand' } },
  { id: 'silence', copies: 6, value: 3, effect: { type: 'silence' } },
  { id: 'peek-prediction', copies: 7, value: 1, effect: { type: 'peek', part: 'prediction' } },
  { id: 'peek-vote', copies: 7, value: 2, effect: { type: 'peek', part: 'vote' } },
] as const satisfies readonly ActionCard[];

export const CARD = Object.fromEntries(ACTION_CARDS.map((row) => [row.id, row])) as unknown as {
  readonly [K in Card]: ActionCard;
};

export const AI_CARDS = [
  { id: 'black', copies: 4 },
  { id: 'white', copies: 4 },
] as const satisfies readonly { id: Vote; copies: number }[];

/** One of each lies with every player. */
export const VOTE_CARDS = [
  { id: 'black', copies: 4 },
  { id: 'white', copies: 4 },
] as const satisfies readonly { id: Vote; copies: number }[];

export const PREDICTION_CARDS = [
  { id: 'majority', copies: 4 },
  { id: 'minority', copies: 4 },
  { id: 'alone', copies: 4 },
] as const satisfies readonly { id: Prediction; copies: number }[];

export const REFERENCE_CARDS = 1;

/** In quarters, so that sums stay whole: 6 is ×1.5. */
export type Multiplier = { readonly right: number; readonly wrong: number };

/**
 * Each set leaves the prediction out to whoever is unsure: it pays from about two chances in three on. What is lost by a wrong one grows
 * with what a right one brings; with bold numbers points are taken away.
 */
export const MULTIPLIERS = {
  standard: {
    majority: { right: 6, wrong: 0 },
    minority: { right: 6, wrong: 0 },
    alone: { right: 12, wrong: 0 },
  },
  gentle: {
    majority: { right: 5, wrong: 1 },
    minority: { right: 5, wrong: 1 },
    alone: { right: 12, wrong: 0 },
  },
  bold: {
    majority: { right: 8, wrong: -6 },
    minority: { right: 8, wrong: -6 },
    alone: { right: 16, wrong: -6 },
  },
} as const satisfies { [M in Multipliers]: { [P in Prediction]: Multiplier } };

/** As it is written: ×1.5, ×−1. */
export const timesOf = (quarters: number): string => String(quarters / 4).replace('-', '−');

/** By how many players vote with the AI. A side nobody can be on has no points. */
export const SCORE_TABLE = [
  { with: null, against: 4, ai: 0 },
  { with: 8, against: 2, ai: 7 },
  { with: 6, against: 2, ai: 9 },
  { with: 6, against: 2, ai: 10 },
  { with: 0, against: null, ai: 12 },
] as const satisfies readonly { with: number | null; against: number | null; ai: number }[];

export const OPTIONS = {
  lockTimer: { values: [0, 30, 60, 120], byDefault: 0 },
  firstDealer: { values: ['random', '0', '1', '2', '3'], byDefault: 'random' },
  multipliers: { values: ['standard', 'gentle', 'bold'], byDefault: 'standard' },
} as const satisfies {
  [K in keyof Options]: { values: readonly [Options[K], ...Options[K][]]; byDefault: Options[K] };
};

const total = (rows: readonly { readonly copies: number }[]): number =>
  rows.reduce((sum, { copies }) => sum + copies, 0);
const { majority, minority, alone } = MULTIPLIERS.standard;

/** The numbers in the rule text, by the name of their placeholder. */
export const RULE_NUMBERS = {
  seats: SEATS,
  rounds: ROUNDS,
  firstHand: FIRST_HAND,
  draw: DRAW,
  words: WORDS,
  noteLength: NOTE_LENGTH,
  actionCards: total(ACTION_CARDS),
  aiCards: total(AI_CARDS),
  aiEach: AI_CARDS[0].copies,
  majorityRight: timesOf(majority.right),
  majorityWrong: timesOf(majority.wrong),
  minorityRight: timesOf(minority.right),
  minorityWrong: timesOf(minority.wrong),
  aloneRight: timesOf(alone.right),
  aloneWrong: timesOf(alone.wrong),
  noneAgainst: SCORE_TABLE[0].against,
  noneAi: SCORE_TABLE[0].ai,
  oneWith: SCORE_TABLE[1].with,
  oneAgainst: SCORE_TABLE[1].against,
  oneAi: SCORE_TABLE[1].ai,
  someWith: SCORE_TABLE[2].with,
  someAgainst: SCORE_TABLE[2].against,
  twoAi: SCORE_TABLE[2].ai,
  threeAi: SCORE_TABLE[3].ai,
  allWith: SCORE_TABLE[4].with,
  allAi: SCORE_TABLE[4].ai,
  forceValue: CARD['force-black'].value,
  giveValue: CARD.give.value,
  revealHandValue: CARD['reveal-hand'].value,
  silenceValue: CARD.silence.value,
  peekPredictionValue: CARD['peek-prediction'].value,
  peekVoteValue: CARD['peek-vote'].value,
} as const;
