import { podium } from '@/rules/podium/game';

import { describeGameContract } from '../../support/gameContract';

describeGameContract(podium);
