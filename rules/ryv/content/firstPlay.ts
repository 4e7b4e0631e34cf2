import type { Goal, Mat } from './types';

type FirstPlayMat = Mat & { readonly goals: readonly Goal[] };

/** First Play: two mats with five actions and three goals each, no roles. */
export const FIRST_PLAY_MATS: { readonly cso: FirstPlayMat; readonly mnc: FirstPlayMat } = {
  cso: {
    actor: 'cso',
    power: 2,
    aiActions: 2,
    actions: [
      {
        id: 'fp-organise',
        cost: 0,
        needs: [],
        arena: 'communities',
        at: 'community',
        dice: { by: 'fixed', dice: 4 },
        then: [{ type: 'influence', many: 1 }],
      },
      {
        id: 'fp-serve',
        cost: 1,
        needs: [],
        arena: 'needs',
        at: 'need',
        dice: { by: 'fixed', dice: 4 },
        then: [{ type: 'meet-need' }, { type: 'influence', many: 1 }, { type: 'bag', many: 1 }],
      },
      {
        id: 'fp-campaign',
        cost: 1,
        needs: [],
        arena: 'square',
        at: 'square',
        dice: { by: 'fixed', dice: 3 },
        then: [{ type: 'influence', many: 1 }],
      },
      {
        id: 'fp-raise-money',
        cost: 0,
        needs: [],
        arena: 'funds',
        at: null,
        dice: { by: 'fixed', dice: 4 },
        then: [{ type: 'power', many: 2 }],
      },
      {
        id: 'fp-town-hall',
        cost: 0,
        needs: [{ type: 'communities', many: 2 }],
        arena: 'future',
        at: null,
        dice: { by: 'fixed', dice: 4 },
        then: [{ type: 'bag', many: 2 }],
      },
    ],
    goals: [
      { id: 'fp-cso-1', points: 3, need: 4, of: { type: 'communities' } },
      { id: 'fp-cso-2', points: 3, need: 3, of: { type: 'needs' } },
      { id: 'fp-cso-3', points: 1, need: 4, of: { type: 'tools' } },
    ],
  },
  mnc: {
    actor: 'mnc',
    power: 3,
    aiActions: 3,
    actions: [
      {
        id: 'fp-advertise',
        cost: 2,
        needs: [],
        arena: 'square',
        at: 'square',
        dice: { by: 'fixed', dice: 3 },
        then: [{ type: 'influence', many: 1 }],
      },
      {
        id: 'fp-sponsor',
        cost: 1,
        needs: [],
        arena: 'communities',
        at: 'community',
        dice: { by: 'fixed', dice: 3 },
        then: [
          { type: 'influence', many: 1 },
          { type: 'reputation', many: -1 },
        ],
      },
      {
        id: 'fp-big-deal',
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
        id: 'fp-clean-up',
        cost: 2,
        needs: [],
        arena: 'needs',
        at: 'need',
        dice: { by: 'fixed', dice: 4 },
        then: [{ type: 'meet-need' }, { type: 'reputation', many: -1 }],
      },
      {
        id: 'fp-lobby',
        cost: 1,
        needs: [{ type: 'square', many: 2 }],
        arena: 'future',
        at: null,
        dice: { by: 'fixed', dice: 4 },
        then: [{ type: 'bag', many: 2 }],
      },
    ],
    goals: [
      { id: 'fp-mnc-1', points: 4, need: 3, of: { type: 'placed', spaces: ['square'] } },
      { id: 'fp-mnc-2', points: 3, need: 2, of: { type: 'users' } },
      { id: 'fp-mnc-3', points: 4, need: 4, of: { type: 'calm' } },
    ],
  },
};

/** Always more CSOs than MNCs. */
export const FIRST_PLAY_CASTS = {
  3: ['cso', 'cso', 'mnc'],
  4: ['cso', 'cso', 'cso', 'mnc'],
  5: ['cso', 'cso', 'cso', 'mnc', 'mnc'],
} as const;
