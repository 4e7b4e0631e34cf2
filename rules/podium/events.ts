import type { EventCard, EventEffect, Policy } from './cardTypes';

const lower = (policy: Policy, steps: number): EventEffect => ({ type: 'lower', policy, steps });
const lowerLeading = (steps: number): EventEffect => ({ type: 'lower-leading', steps });
const takeFunds = (each: number): EventEffect => ({ type: 'take-funds', each });

/** Four of each kind. */
export const EVENTS = [
  { id: 'flood', kind: 'disaster', effects: [lower('planet', 4), lower('prosperity', 3)] },
  { id: 'drought', kind: 'disaster', effects: [lower('planet', 4), lower('people', 3)] },
  { id: 'cyclone', kind: 'disaster', effects: [lower('prosperity', 2), lower('people', 1)] },
  { id: 'wildfire', kind: 'disaster', effects: [lower('planet', 3)] },
  { id: 'new-virus', kind: 'disease', effects: [lower('people', 4), lower('prosperity', 4)] },
  { id: 'cholera', kind: 'disease', effects: [lower('people', 3)] },
  { id: 'bird-flu', kind: 'disease', effects: [lower('planet', 2), lower('prosperity', 1)] },
  { id: 'fake-medicines', kind: 'disease', effects: [lower('people', 1), lower('peace', 2)] },
  { id: 'bank-crash', kind: 'crisis', effects: [lower('prosperity', 4), lower('partnership', 3)] },
  { id: 'food-prices', kind: 'crisis', effects: [lower('people', 3), lower('peace', 3)] },
  { id: 'debt-wall', kind: 'crisis', effects: [lower('partnership', 2), takeFunds(1)] },
  { id: 'budget-cuts', kind: 'crisis', effects: [takeFunds(2)] },
  { id: 'border-clash', kind: 'conflict', effects: [lower('peace', 3)] },
  { id: 'broken-ceasefire', kind: 'conflict', effects: [lower('peace', 4), lower('partnership', 4)] },
  { id: 'trade-war', kind: 'conflict', effects: [lower('partnership', 2), lower('prosperity', 1)] },
  { id: 'water-dispute', kind: 'conflict', effects: [lower('planet', 3), lower('peace', 1)] },
  { id: 'bribery-scandal', kind: 'distrust', effects: [lower('peace', 4), lower('partnership', 3)] },
  { id: 'rumour-wave', kind: 'distrust', effects: [lower('partnership', 1), lower('people', 2)] },
  { id: 'aid-stolen', kind: 'distrust', effects: [lower('partnership', 2)] },
  { id: 'broken-treaty', kind: 'distrust', effects: [lowerLeading(3)] },
] as const satisfies readonly EventCard[];
