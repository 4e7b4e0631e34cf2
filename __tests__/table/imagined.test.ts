import { GAME_IDS } from '@/rules/shelf';

import { describeImaginedStates } from '../support/imagined';

GAME_IDS.forEach(describeImaginedStates);
