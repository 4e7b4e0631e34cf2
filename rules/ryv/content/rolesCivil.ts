import type { RoleRow } from './types';

/** Roles of CSOs and NGOs. */
export const CIVIL_ROLES = [
  {
    id: 'delivery',
    actor: 'cso',
    actions: [
      {
        id: 'deliver',
        cost: 1,
        needs: [],
        arena: 'needs',
        at: 'need',
        dice: { by: 'standing', plus: 1 },
        then: [{ type: 'meet-need' }, { type: 'bag', many: 2 }],
      },
      {
        id: 'train-volunteers',
        cost: 1,
        needs: [],
        arena: 'communities',
        at: 'new-community',
        dice: { by: 'standing', plus: 1 },
        then: [{ type: 'influence', many: 1 }],
      },
    ],
    goals: [
      { id: 'delivery-1', points: 4, need: 3, of: { type: 'needs' } },
      { id: 'delivery-2', points: 3, need: 4, of: { type: 'calm' } },
      { id: 'delivery-3', points: 2, need: 4, of: { type: 'communities' } },
    ],
  },
  {
    id: 'advocacy',
    actor: 'cso',
    actions: [
      {
        id: 'petition',
        cost: 0,
        needs: [],
        arena: 'square',
        at: 'advocacy',
        dice: { by: 'openness', plus: 1 },
        then: [{ type: 'influence', many: 1 }],
      },
      {
        id: 'town-hall',
        cost: 1,
        needs: [{ type: 'communities', many: 2 }],
        arena: 'future',
        at: 'outcome',
        dice: { by: 'fixed', dice: 4 },
        then: [{ type: 'influence', many: 1 }],
      },
    ],
    goals: [
      { id: 'advocacy-1', points: 3, need: 3, of: { type: 'placed', spaces: ['advocacy'] } },
      { id: 'advocacy-2', points: 3, need: 3, of: { type: 'communities' } },
      { id: 'advocacy-3', points: 2, need: 3, of: { type: 'future' } },
    ],
  },
  {
    id: 'watchdog',
    actor: 'cso',
    actions: [
      {
        id: 'expose',
        cost: 0,
        needs: [],
        arena: 'square',
        at: 'media',
        dice: { by: 'openness', plus: 1 },
        then: [{ type: 'influence', many: 1 }],
      },
      {
        id: 'audit',
        cost: 1,
        needs: [],
        arena: 'ai',
        at: null,
        dice: null,
        then: [{ type: 'research' }],
      },
    ],
    goals: [
      {
        id: 'watchdog-1',
        points: 3,
        need: 3,
        of: { type: 'placed', spaces: ['mass', 'social', 'international'] },
      },
      { id: 'watchdog-2', points: 3, need: 2, of: { type: 'mitigated' } },
      { id: 'watchdog-3', points: 3, need: 2, of: { type: 'communities' } },
    ],
  },
  {
    id: 'relief',
    actor: 'ngo',
    actions: [
      {
        id: 'airlift',
        cost: 1,
        needs: [],
        arena: 'needs',
        at: 'need',
        dice: { by: 'fixed', dice: 5 },
        then: [{ type: 'meet-need' }, { type: 'bag', many: 2 }],
      },
      {
        id: 'open-camp',
        cost: 1,
        needs: [],
        arena: 'communities',
        at: 'new-community',
        dice: { by: 'standing', plus: 1 },
        then: [
          { type: 'influence', many: 1 },
          { type: 'standing', steps: 1 },
        ],
      },
    ],
    goals: [
      { id: 'relief-1', points: 3, need: 2, of: { type: 'needs' } },
      { id: 'relief-2', points: 2, need: 4, of: { type: 'communities' } },
      { id: 'relief-3', points: 2, need: 3, of: { type: 'calm' } },
    ],
  },
  {
    id: 'development',
    actor: 'ngo',
    actions: [
      {
        id: 'build-road',
        cost: 1,
        needs: [],
        arena: 'links',
        at: 'link',
        dice: { by: 'fixed', dice: 5 },
        then: [{ type: 'link' }, { type: 'bag', many: 1 }],
      },
      {
        id: 'workshop',
        cost: 1,
        needs: [],
        arena: 'links',
        at: 'own-link',
        dice: { by: 'fixed', dice: 4 },
        then: [
          { type: 'influence', many: 1 },
          { type: 'bag', many: 1 },
        ],
      },
    ],
    goals: [
      { id: 'development-1', points: 3, need: 3, of: { type: 'links' } },
      { id: 'development-2', points: 2, need: 2, of: { type: 'needs' } },
      { id: 'development-3', points: 3, need: 4, of: { type: 'communities' } },
    ],
  },
  {
    id: 'rights',
    actor: 'ngo',
    actions: [
      {
        id: 'report',
        cost: 1,
        needs: [],
        arena: 'square',
        at: 'international',
        dice: { by: 'openness', plus: 1 },
        then: [{ type: 'influence', many: 1 }],
      },
      {
        id: 'bear-witness',
        cost: 1,
        needs: [{ type: 'placed', many: 1 }],
        arena: 'future',
        at: 'outcome',
        dice: { by: 'fixed', dice: 4 },
        then: [{ type: 'influence', many: 1 }],
      },
    ],
    goals: [
      { id: 'rights-1', points: 4, need: 4, of: { type: 'placed', spaces: ['international'] } },
      { id: 'rights-2', points: 3, need: 3, of: { type: 'calm' } },
      { id: 'rights-3', points: 2, need: 3, of: { type: 'future' } },
    ],
  },
] as const satisfies readonly RoleRow[];
