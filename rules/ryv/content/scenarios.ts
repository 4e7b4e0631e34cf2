import type { Scenario } from './types';

const NEUTRAL = {
  local: 'neutral',
  cso: 'neutral',
  ngo: 'neutral',
  mnc: 'neutral',
  researcher: 'neutral',
} as const;

export const SCENARIOS = [
  {
    id: 'connect-communities',
    casts: {
      3: ['business', 'advocacy', 'telecom'],
      4: ['workers', 'advocacy', 'telecom', 'university'],
      5: ['workers', 'delivery', 'telecom', 'university', 'development'],
    },
    relations: [
      { between: ['local', 'cso'], is: 'good' },
      { between: ['mnc', 'researcher'], is: 'good' },
      { between: ['local', 'mnc'], is: 'poor' },
    ],
    standings: { ...NEUTRAL, mnc: 'good', cso: 'poor' },
    outcomes: {
      'future-1': ['local', 'researcher', 'ngo'],
      'future-2': ['mnc', 'local', 'ngo'],
      'future-3': ['cso', 'ngo', 'researcher'],
    },
  },
  {
    id: 'post-conflict',
    casts: {
      3: ['opposition', 'relief', 'resources'],
      4: ['criminals', 'relief', 'resources', 'delivery'],
      5: ['workers', 'relief', 'resources', 'advocacy', 'criminals'],
    },
    relations: [
      { between: ['cso', 'ngo'], is: 'good' },
      { between: ['local', 'mnc'], is: 'poor' },
    ],
    standings: { ...NEUTRAL, local: 'poor', ngo: 'poor' },
    outcomes: {
      'future-1': ['ngo', 'cso', 'local'],
      'future-2': ['mnc', 'cso', 'local'],
      'future-3': ['local', 'ngo', 'cso'],
    },
  },
  {
    id: 'integrating-technology',
    casts: {
      3: ['telecom', 'university', 'advocacy'],
      4: ['platform', 'lab', 'watchdog', 'business'],
      5: ['platform', 'lab', 'watchdog', 'business', 'rights'],
    },
    relations: [
      { between: ['mnc', 'researcher'], is: 'good' },
      { between: ['cso', 'mnc'], is: 'poor' },
    ],
    standings: { ...NEUTRAL, researcher: 'good' },
    outcomes: {
      'future-1': ['mnc', 'researcher', 'cso'],
      'future-2': ['researcher', 'local', 'mnc'],
      'future-3': ['cso', 'local', 'mnc'],
    },
  },
  {
    id: 'election-year',
    casts: {
      3: ['opposition', 'advocacy', 'telecom'],
      4: ['opposition', 'advocacy', 'telecom', 'university'],
      5: ['opposition', 'watchdog', 'telecom', 'university', 'advocacy'],
    },
    relations: [
      { between: ['cso', 'researcher'], is: 'good' },
      { between: ['local', 'cso'], is: 'good' },
      { between: ['local', 'mnc'], is: 'poor' },
    ],
    standings: { ...NEUTRAL, local: 'poor', mnc: 'good' },
    outcomes: {
      'future-1': ['local', 'researcher', 'cso'],
      'future-2': ['mnc', 'researcher', 'ngo'],
      'future-3': ['cso', 'ngo', 'local'],
    },
  },
  {
    id: 'rising-waters',
    casts: {
      3: ['workers', 'relief', 'delivery'],
      4: ['workers', 'relief', 'advocacy', 'think-tank'],
      5: ['workers', 'relief', 'delivery', 'think-tank', 'advocacy'],
    },
    relations: [
      { between: ['ngo', 'cso'], is: 'good' },
      { between: ['ngo', 'local'], is: 'good' },
      { between: ['local', 'researcher'], is: 'poor' },
    ],
    standings: { ...NEUTRAL, cso: 'good', ngo: 'poor' },
    outcomes: {
      'future-1': ['local', 'researcher', 'ngo'],
      'future-2': ['ngo', 'researcher', 'cso'],
      'future-3': ['cso', 'mnc', 'local'],
    },
  },
  {
    id: 'big-port',
    casts: {
      3: ['business', 'resources', 'rights'],
      4: ['opposition', 'resources', 'rights', 'watchdog'],
      5: ['criminals', 'resources', 'rights', 'university', 'advocacy'],
    },
    relations: [
      { between: ['local', 'mnc'], is: 'good' },
      { between: ['ngo', 'mnc'], is: 'poor' },
    ],
    standings: { ...NEUTRAL, mnc: 'good', ngo: 'poor' },
    outcomes: {
      'future-1': ['mnc', 'researcher', 'cso'],
      'future-2': ['local', 'cso', 'mnc'],
      'future-3': ['ngo', 'cso', 'local'],
    },
  },
] as const satisfies readonly Scenario[];
