import { facts } from './facts';
import type { Hazard, Sector, Shape } from './types';

/** With fewer than five players the last ones have no key token. */
export const SECTORS = [
  'energy',
  'health',
  'agriculture',
  'education',
  'infrastructure',
] as const satisfies readonly Sector[];
export const HAZARDS = [
  'flood',
  'drought',
  'health',
  'energy',
  'economy',
] as const satisfies readonly Hazard[];
export const SHAPES = ['circle', 'square', 'diamond', 'star'] as const satisfies readonly Shape[];

export const FIRST_HAND = 3;
export const BUDGET = 7;
export const RESERVE = 8;
export const FORESEEN = 3;
export const NAME_LENGTH = 40;
export const REASON_LENGTH = 120;

/** By round: how many disaster cards are held, and how bad a disaster is. */
export const ROUNDS = [
  { cards: 3, heads: 1, tails: 2 },
  { cards: 4, heads: 2, tails: 3 },
  { cards: 5, heads: 3, tails: 4 },
] as const;

export const BONUS = { keyProjects: 5, one: 2, both: 3 } as const;

const CARDS_IN_DECK = 12;
const GROUP_PROJECTS_IN_DECK = 2;
export const DISASTERS = { each: 2, unknown: 2, 'good-year': 1 } as const;

/** The numbers in the words of the game, by the name of their placeholder. */
export const RULE_NUMBERS = {
  min: facts.seats.min,
  max: facts.seats.max,
  rounds: ROUNDS.length,
  shortRounds: facts.options.rounds.values[1],
  sectors: SECTORS.length,
  cards: SECTORS.length * CARDS_IN_DECK,
  deckCards: CARDS_IN_DECK,
  groupProjects: GROUP_PROJECTS_IN_DECK,
  disasters: HAZARDS.length * DISASTERS.each + DISASTERS.unknown + DISASTERS['good-year'],
  each: DISASTERS.each,
  unknowns: DISASTERS.unknown,
  nameLength: NAME_LENGTH,
  reasonLength: REASON_LENGTH,
  firstHand: FIRST_HAND,
  budget: BUDGET,
  reserve: RESERVE,
  foreseen: FORESEEN,
  held1: ROUNDS[0].cards,
  held2: ROUNDS[1].cards,
  held3: ROUNDS[2].cards,
  heads1: ROUNDS[0].heads,
  tails1: ROUNDS[0].tails,
  heads2: ROUNDS[1].heads,
  tails2: ROUNDS[1].tails,
  heads3: ROUNDS[2].heads,
  tails3: ROUNDS[2].tails,
  keyProjects: BONUS.keyProjects,
  bonus: BONUS.one,
  bothBonus: BONUS.both,
} as const;
