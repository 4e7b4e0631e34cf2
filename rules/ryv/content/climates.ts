import type { Climate } from './types';

export const CLIMATES = [
  {
    id: 'emerging-democracy',
    legal: 'moderate',
    technology: 'partial',
    trust: 'weak',
    economy: 'stable',
    openness: 'repressed',
  },
  {
    id: 'open-republic',
    legal: 'strong',
    technology: 'advanced',
    trust: 'strong',
    economy: 'stable',
    openness: 'free',
  },
  {
    id: 'managed-growth',
    legal: 'strong',
    technology: 'advanced',
    trust: 'moderate',
    economy: 'booming',
    openness: 'obstructed',
  },
  {
    id: 'fragile-peace',
    legal: 'moderate',
    technology: 'poor',
    trust: 'moderate',
    economy: 'depressed',
    openness: 'obstructed',
  },
  {
    id: 'state-of-emergency',
    legal: 'weak',
    technology: 'partial',
    trust: 'strong',
    economy: 'depressed',
    openness: 'repressed',
  },
] as const satisfies readonly Climate[];
