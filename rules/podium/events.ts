import type { EventCard, EventEffect, Policy } from './cardTypes';

const lower = (policy: Policy, steps: number): EventEffect => ({ type: 'lower', policy, steps });
const lowerLeading = (steps: number): EventEffect => ({ type: 'lower-leading', steps });
const takeFunds = (each: number): EventEffect => ({ type: 'take-funds', each });

/**
 * Four of each kind. Nine are so heavy that a table wants protection: their stories tell of the whole country.
 * The others are mild, and happen in one place or take a little.
 */
export const EVENTS = [
  { id: 'flood', kind: 'disaster', effects: [lower('prosperity', 9), lower('planet', 9)] },
  { id: 'drought', kind: 'disaster', effects: [lower('planet', 9), lower('people', 9)] },
  { id: 'cyclone', kind: 'disaster', effects: [lower('prosperity', 3), lower('people', 2)] },
  { id: 'wildfire', kind: 'disaster', effects: [lower('planet', 9)] },
  { id: 'new-virus', kind: 'disease', effects: [lower('people', 9), lower('prosperity', 9)] },
  { id: 'cholera', kind: 'disease', effects: [lower('people', 3)] },
  { id: 'bird-flu', kind: 'disease', effects: [lower('planet', 1), lower('prosperity', 1)] },
  { id: 'fake-medicines', kind: 'disease', effects: [lower('people', 1), lower('peace', 1)] },
  { id: 'bank-crash', kind: 'crisis', effects: [lower('prosperity', 9), lower('partnership', 9)] },
  { id: 'food-prices', kind: 'crisis', effects: [lower('people', 9), lower('peace', 9)] },
  { id: 'debt-wall', kind: 'crisis', effects: [lower('partnership', 1), takeFunds(1)] },
  { id: 'budget-cuts', kind: 'crisis', effects: [lower('people', 1), takeFunds(2)] },
  { id: 'border-clash', kind: 'conflict', effects: [lower('peace', 2)] },
  { id: 'broken-ceasefire', kind: 'conflict', effects: [lower('peace', 9), lower('partnership', 9)] },
  { id: 'trade-war', kind: 'conflict', effects: [lower('partnership', 1), lower('prosperity', 1)] },
  { id: 'water-dispute', kind: 'conflict', effects: [lower('planet', 2), lower('peace', 2)] },
  { id: 'bribery-scandal', kind: 'distrust', effects: [lower('partnership', 9), lower('peace', 9)] },
  { id: 'rumour-wave', kind: 'distrust', effects: [lower('people', 1), lower('partnership', 1)] },
  { id: 'aid-stolen', kind: 'distrust', effects: [lower('partnership', 2)] },
  { id: 'broken-treaty', kind: 'distrust', effects: [lowerLeading(6)] },
] as const satisfies readonly EventCard[];
