import type { Actor } from '../kinds';
import type { Ability } from './types';

type Leverage = { readonly support: Ability; readonly block: Ability };

/** What each actor can give or take in its own arena. First Play uses the rows of CSOs and MNCs. */
export const LEVERAGE: { readonly [A in Actor]: Leverage } = {
  local: { support: { type: 'standing', steps: 1 }, block: { type: 'standing', steps: -1 } },
  cso: {
    support: { type: 'dice', where: 'communities', dice: 2 },
    block: { type: 'dice', where: 'communities', dice: -2 },
  },
  ngo: { support: { type: 'power', many: 2 }, block: { type: 'power', many: -1 } },
  mnc: {
    support: { type: 'dice', where: 'square', dice: 2 },
    block: { type: 'dice', where: 'square', dice: -2 },
  },
  researcher: { support: { type: 'ai-actions', many: 1 }, block: { type: 'ai-actions', many: -1 } },
};
