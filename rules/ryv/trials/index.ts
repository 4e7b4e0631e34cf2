import type { Trials } from '../../engine/trials';
import type { Ryv } from '../types';
import { scan } from './scan';
import { study } from './study';

export const trials: Trials<Ryv> = {
  study,
  faultStages: [{ mode: 'full', climate: 'emerging-democracy' }, {}],
  scan,
};
