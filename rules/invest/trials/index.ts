import type { Trials } from '../../engine/trials';
import type { Invest } from '../types';
import { scan } from './scan';
import { study } from './study';

export const trials: Trials<Invest> = {
  study,
  faultStages: [{}, { rounds: 2 }],
  scan,
};
