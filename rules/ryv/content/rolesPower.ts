import type { RoleRow } from './types';

/** Roles of MNCs and Researchers. */
export const POWER_ROLES = [
  {
    id: 'platform',
    actor: 'mnc',
    actions: [
      {
        id: 'boost-posts',
        cost: 1,
        needs: [],
        arena: 'square',
        at: 'social',
        dice: { by: 'openness', plus: 1 },
        then: [
          { type: 'influence', many: 1 },
          { type: 'power', many: 1 },
        ],
        backfire: [{ type: 'reputation', many: 1 }],
      },
      {
        id: 'charge-fees',
        cost: 0,
        needs: [{ type: 'tools', many: 1 }],
        arena: 'funds',
        at: null,
        dice: null,
        then: [
          { type: 'power-per', of: 'tools', most: 2 },
          { type: 'power-per', of: 'users', most: 2 },
        ],
      },
    ],
    goals: [
      {
        id: 'platform-1',
        points: 3,
        need: 5,
        of: { type: 'placed', spaces: ['mass', 'social', 'international'] },
      },
      { id: 'platform-2', points: 2, need: 4, of: { type: 'licences' } },
      { id: 'platform-3', points: 2, need: 2, of: { type: 'users' } },
    ],
  },
  {
    id: 'resources',
    actor: 'mnc',
    actions: [
      {
        id: 'dig',
        cost: 0,
        needs: [],
        arena: 'funds',
        at: null,
        dice: null,
        then: [
          { type: 'power', many: 3 },
          { type: 'reputation', many: 1 },
        ],
      },
      {
        id: 'community-fund',
        cost: 2,
        needs: [],
        arena: 'needs',
        at: 'need',
        dice: { by: 'standing', plus: 0 },
        then: [
          { type: 'meet-need' },
          { type: 'bag', many: 1 },
          { type: 'influence', many: 1 },
          { type: 'reputation', many: -1 },
        ],
      },
    ],
    goals: [
      { id: 'resources-1', points: 3, need: 4, of: { type: 'communities' } },
      { id: 'resources-2', points: 2, need: 3, of: { type: 'needs' } },
      { id: 'resources-3', points: 3, need: 12, of: { type: 'power' } },
    ],
  },
  {
    id: 'telecom',
    actor: 'mnc',
    actions: [
      {
        id: 'build-masts',
        cost: 2,
        needs: [{ type: 'standing', least: 'neutral' }],
        arena: 'links',
        at: 'link',
        dice: { by: 'fixed', dice: 5 },
        then: [{ type: 'link' }, { type: 'bag', many: 1 }],
      },
      {
        id: 'free-data',
        cost: 1,
        needs: [],
        arena: 'communities',
        at: 'new-community',
        dice: { by: 'standing', plus: 0 },
        then: [{ type: 'influence', many: 1 }],
      },
    ],
    goals: [
      { id: 'telecom-1', points: 4, need: 2, of: { type: 'links' } },
      { id: 'telecom-2', points: 2, need: 3, of: { type: 'communities' } },
      {
        id: 'telecom-3',
        points: 2,
        need: 4,
        of: { type: 'placed', spaces: ['mass', 'social', 'international'] },
      },
    ],
  },
  {
    id: 'university',
    actor: 'researcher',
    actions: [
      {
        id: 'fieldwork',
        cost: 1,
        needs: [],
        arena: 'communities',
        at: 'new-community',
        dice: { by: 'standing', plus: 0 },
        then: [{ type: 'influence', many: 1 }],
      },
      {
        id: 'open-lecture',
        cost: 2,
        needs: [],
        arena: 'ai',
        at: null,
        dice: null,
        then: [{ type: 'research' }, { type: 'bag', many: 1 }],
      },
    ],
    goals: [
      { id: 'university-1', points: 3, need: 8, of: { type: 'licences' } },
      { id: 'university-2', points: 3, need: 2, of: { type: 'users' } },
      { id: 'university-3', points: 3, need: 3, of: { type: 'communities' } },
    ],
  },
  {
    id: 'think-tank',
    actor: 'researcher',
    actions: [
      {
        id: 'policy-brief',
        cost: 1,
        needs: [],
        arena: 'square',
        at: 'advocacy',
        dice: { by: 'openness', plus: 1 },
        then: [{ type: 'influence', many: 1 }],
      },
      {
        id: 'model-future',
        cost: 1,
        needs: [{ type: 'tools', many: 1 }],
        arena: 'future',
        at: 'outcome',
        dice: { by: 'fixed', dice: 4 },
        then: [{ type: 'influence', many: 1 }],
      },
    ],
    goals: [
      { id: 'think-tank-1', points: 3, need: 3, of: { type: 'placed', spaces: ['advocacy'] } },
      { id: 'think-tank-2', points: 3, need: 7, of: { type: 'tools' } },
      { id: 'think-tank-3', points: 4, need: 4, of: { type: 'future' } },
    ],
  },
  {
    id: 'lab',
    actor: 'researcher',
    actions: [
      {
        id: 'prototype',
        cost: 2,
        needs: [],
        arena: 'ai',
        at: null,
        dice: null,
        then: [{ type: 'research' }],
      },
      {
        id: 'spin-off',
        cost: 0,
        needs: [{ type: 'licences', many: 1 }],
        arena: 'funds',
        at: null,
        dice: null,
        then: [{ type: 'power-per', of: 'tools', most: 2 }],
      },
    ],
    goals: [
      { id: 'lab-1', points: 3, need: 7, of: { type: 'licences' } },
      { id: 'lab-2', points: 2, need: 8, of: { type: 'mitigated' } },
      { id: 'lab-3', points: 2, need: 1, of: { type: 'users' } },
    ],
  },
] as const satisfies readonly RoleRow[];
