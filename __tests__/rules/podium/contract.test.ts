import { podium } from '@/rules/podium';

import { describeGameContract } from '../../support/gameContract';

describeGameContract(podium);
