import type { Trials } from '../../engine/trials';
import type { Chile } from '../types';
import { scan } from './scan';
import { study } from './study';

export const trials: Trials<Chile> = {
  study,
  faultStages: [{}, { issues: 'dealt', days: 5 }],
  scan,
};
