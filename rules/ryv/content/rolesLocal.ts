import type { RoleRow } from './types';

export const LOCAL_ROLES = [
  {
    id: 'workers',
    actor: 'local',
    actions: [
      {
        id: 'strike',
        cost: 0,
        needs: [],
        arena: 'communities',
        at: 'own-community',
        dice: { by: 'standing', plus: 0 },
        then: [
          { type: 'influence', many: 1 },
          { type: 'bag', many: 2 },
        ],
        backfire: [{ type: 'standing', steps: -1 }],
      },
      {
        id: 'join-hands',
        cost: 1,
        needs: [],
        arena: 'links',
        at: 'link',
        dice: { by: 'fixed', dice: 4 },
        then: [{ type: 'link' }, { type: 'bag', many: 1 }],
      },
    ],
    goals: [
      { id: 'workers-1', points: 3, need: 4, of: { type: 'communities' } },
      { id: 'workers-2', points: 2, need: 2, of: { type: 'links' } },
      { id: 'workers-3', points: 2, need: 4, of: { type: 'strong' } },
    ],
  },
  {
    id: 'business',
    actor: 'local',
    actions: [
      {
        id: 'trade',
        cost: 0,
        needs: [],
        arena: 'funds',
        at: null,
        dice: { by: 'fixed', dice: 4 },
        then: [
          { type: 'power', many: 2 },
          { type: 'bag', many: 2 },
        ],
      },
      {
        id: 'hire',
        cost: 2,
        needs: [],
        arena: 'communities',
        at: 'own-community',
        dice: { by: 'standing', plus: 1 },
        then: [{ type: 'influence', many: 2 }],
      },
    ],
    goals: [
      { id: 'business-1', points: 2, need: 10, of: { type: 'power' } },
      { id: 'business-2', points: 3, need: 4, of: { type: 'strong' } },
      { id: 'business-3', points: 3, need: 3, of: { type: 'leads' } },
    ],
  },
  {
    id: 'opposition',
    actor: 'local',
    actions: [
      {
        id: 'protest',
        cost: 0,
        needs: [],
        arena: 'square',
        at: 'media',
        dice: { by: 'openness', plus: 1 },
        then: [{ type: 'influence', many: 1 }],
        backfire: [{ type: 'standing', steps: -1 }],
      },
      {
        id: 'manifesto',
        cost: 1,
        needs: [],
        arena: 'future',
        at: 'outcome',
        dice: { by: 'fixed', dice: 5 },
        then: [{ type: 'influence', many: 2 }],
      },
    ],
    goals: [
      { id: 'opposition-1', points: 4, need: 3, of: { type: 'leads' } },
      {
        id: 'opposition-2',
        points: 3,
        need: 3,
        of: { type: 'placed', spaces: ['mass', 'social', 'international'] },
      },
      { id: 'opposition-3', points: 2, need: 3, of: { type: 'communities' } },
    ],
  },
  {
    id: 'criminals',
    actor: 'local',
    actions: [
      {
        id: 'threaten',
        cost: 1,
        needs: [],
        arena: 'communities',
        at: 'rival',
        dice: { by: 'fixed', dice: 4 },
        then: [{ type: 'push-out' }, { type: 'influence', many: 1 }],
        backfire: [{ type: 'standing', steps: -1 }],
      },
      {
        id: 'smuggle',
        cost: 0,
        needs: [],
        arena: 'funds',
        at: null,
        dice: { by: 'fixed', dice: 4 },
        then: [
          { type: 'power', many: 2 },
          { type: 'bag', many: 2 },
        ],
        backfire: [{ type: 'standing', steps: -1 }],
      },
    ],
    goals: [
      { id: 'criminals-1', points: 3, need: 2, of: { type: 'pushed' } },
      { id: 'criminals-2', points: 3, need: 12, of: { type: 'power' } },
      { id: 'criminals-3', points: 3, need: 3, of: { type: 'leads' } },
    ],
  },
] as const satisfies readonly RoleRow[];
