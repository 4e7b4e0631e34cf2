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
      'future-2': ['mnc', 'local', 'cso'],
      'future-3': ['cso', 'ngo', 'researcher'],
    },
  },
  {
    id: 'post-conflict',
    casts: {
      3: ['business', 'relief', 'resources'],
      4: ['opposition', 'relief', 'resources', 'criminals'],
      5: ['opposition', 'relief', 'resources', 'advocacy', 'criminals'],
    },
    relations: [
      { between: ['cso', 'ngo'], is: 'good' },
      { between: ['local', 'mnc'], is: 'poor' },
    ],
    standings: { ...NEUTRAL, local: 'poor' },
    outcomes: {
      'future-1': ['ngo', 'cso', 'local'],
      'future-2': ['mnc', 'cso', 'local'],
      'future-3': ['local', 'cso', 'ngo'],
    },
  },
  {
    id: 'integrating-technology',
    casts: {
      3: ['telecom', 'lab', 'advocacy'],
      4: ['platform', 'lab', 'watchdog', 'business'],
      5: ['platform', 'lab', 'watchdog', 'business', 'criminals'],
    },
    relations: [
      { between: ['mnc', 'researcher'], is: 'good' },
      { between: ['cso', 'mnc'], is: 'poor' },
    ],
    standings: { ...NEUTRAL, researcher: 'good' },
    outcomes: {
      'future-1': ['mnc', 'cso', 'researcher'],
      'future-2': ['researcher', 'local', 'mnc'],
      'future-3': ['cso', 'local', 'mnc'],
    },
  },
  {
    id: 'election-year',
    casts: {
      3: ['opposition', 'advocacy', 'telecom'],
      4: ['opposition', 'advocacy', 'telecom', 'university'],
      5: ['opposition', 'watchdog', 'platform', 'think-tank', 'advocacy'],
    },
    relations: [
      { between: ['cso', 'researcher'], is: 'good' },
      { between: ['local', 'cso'], is: 'good' },
      { between: ['local', 'mnc'], is: 'poor' },
    ],
    standings: { ...NEUTRAL, local: 'poor', mnc: 'good' },
    outcomes: {
      'future-1': ['local', 'researcher', 'mnc'],
      'future-2': ['mnc', 'cso', 'researcher'],
      'future-3': ['cso', 'local', 'researcher'],
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
      'future-3': ['cso', 'local', 'ngo'],
    },
  },
  {
    id: 'big-port',
    casts: {
      3: ['business', 'resources', 'rights'],
      4: ['opposition', 'resources', 'rights', 'criminals'],
      5: ['business', 'resources', 'rights', 'criminals', 'advocacy'],
    },
    relations: [
      { between: ['local', 'mnc'], is: 'good' },
      { between: ['ngo', 'mnc'], is: 'poor' },
    ],
    standings: { ...NEUTRAL, mnc: 'good', ngo: 'poor' },
    outcomes: {
      'future-1': ['mnc', 'cso', 'local'],
      'future-2': ['local', 'mnc', 'ngo'],
      'future-3': ['ngo', 'cso', 'local'],
    },
  },
] as const satisfies readonly Scenario[];
