import type { Trials } from '../../engine/trials';
import type { Podium } from '../types';
import { scan } from './scan';
import { study } from './study';

export const trials: Trials<Podium> = {
  study,
  faultStages: [{}, { policies: 'choose', difficulty: 'custom', goal: 8 }],
  scan,
};
