import type { EventCard, EventEffect, Policy } from './cardTypes';

const lower = (policy: Policy, steps: number): EventEffect => ({ type: 'lower', policy, steps });
const lowerLeading = (steps: number): EventEffect => ({ type: 'lower-leading', steps });
const takeFunds = (each: number): EventEffect => ({ type: 'take-funds', each });

/** Four of each kind. Eight are so heavy that a table wants protection, and weigh what their story tells; the others are mild. */
export const EVENTS = [
  { id: 'flood', kind: 'disaster', effects: [lower('prosperity', 8), lower('planet', 8)] },
  { id: 'drought', kind: 'disaster', effects: [lower('planet', 8), lower('people', 8)] },
  { id: 'cyclone', kind: 'disaster', effects: [lower('prosperity', 3), lower('people', 2)] },
  { id: 'wildfire', kind: 'disaster', effects: [lower('planet', 8)] },
  { id: 'new-virus', kind: 'disease', effects: [lower('people', 8), lower('prosperity', 8)] },
  { id: 'cholera', kind: 'disease', effects: [lower('people', 3)] },
  { id: 'bird-flu', kind: 'disease', effects: [lower('planet', 1), lower('prosperity', 1)] },
  { id: 'fake-medicines', kind: 'disease', effects: [lower('people', 1), lower('peace', 1)] },
  { id: 'bank-crash', kind: 'crisis', effects: [lower('prosperity', 8), lower('partnership', 8)] },
  { id: 'food-prices', kind: 'crisis', effects: [lower('people', 8), lower('peace', 8)] },
  { id: 'debt-wall', kind: 'crisis', effects: [lower('partnership', 1), takeFunds(1)] },
  { id: 'budget-cuts', kind: 'crisis', effects: [lower('people', 1), takeFunds(2)] },
  { id: 'border-clash', kind: 'conflict', effects: [lower('peace', 3)] },
  { id: 'broken-ceasefire', kind: 'conflict', effects: [lower('peace', 8), lower('partnership', 8)] },
  { id: 'trade-war', kind: 'conflict', effects: [lower('partnership', 1), lower('prosperity', 1)] },
  { id: 'water-dispute', kind: 'conflict', effects: [lower('planet', 2), lower('peace', 2)] },
  { id: 'bribery-scandal', kind: 'distrust', effects: [lower('partnership', 8), lower('peace', 8)] },
  { id: 'rumour-wave', kind: 'distrust', effects: [lower('people', 1), lower('partnership', 1)] },
  { id: 'aid-stolen', kind: 'distrust', effects: [lower('partnership', 3)] },
  { id: 'broken-treaty', kind: 'distrust', effects: [lowerLeading(6)] },
] as const satisfies readonly EventCard[];
