import type { Trials } from '../../engine/trials';
import type { Dystocratic } from '../types';
import { scan } from './scan';
import { study } from './study';

export const trials: Trials<Dystocratic> = {
  study,
  faultStages: [{}, {}],
  scan,
};
